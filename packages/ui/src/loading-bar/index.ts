export { LOADING_BAR, LoadingBar, type LoadingBarProps } from './loading-bar.tsx';
