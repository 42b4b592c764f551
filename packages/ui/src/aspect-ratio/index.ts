export { AspectRatio, type AspectRatioProps, type Ratio } from './aspect-ratio.tsx';
