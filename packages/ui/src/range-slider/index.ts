export type { Range } from '../slider/slide.ts';
export { RangeSlider, type RangeSliderLabels, type RangeSliderProps } from './range-slider.tsx';
