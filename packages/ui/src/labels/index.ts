export type { AllLabels, ComponentLabels } from './labels-context.ts';
export { LabelsProvider, type LabelsProviderProps } from './labels-provider.tsx';
export { labelsMy } from './my.ts';
export { labelsTh } from './th.ts';
export { labelsZh } from './zh.ts';
