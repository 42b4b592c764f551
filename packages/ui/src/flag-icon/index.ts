export { type FlagDrawing, FlagIcon, type FlagIconProps, type FlagProps, type FlagSize } from './flag-icon.tsx';
export { FlagAe, FlagCn, FlagEu, FlagGb, FlagJp, FlagKr, FlagMm, FlagMy, FlagSg, FlagTh, FlagUs } from './flags.tsx';
