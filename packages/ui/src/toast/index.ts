export { TOAST, type Toast, type ToastOptions, type ToastTone, toastDuration } from './toast-duration.ts';
export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx';
export type { ToastLabels } from './toast-region.tsx';
export { type ToastApi, useToast } from './use-toast.ts';
