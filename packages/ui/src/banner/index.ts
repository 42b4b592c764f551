export { Banner, type BannerLabels, type BannerProps, type BannerTone } from './banner.tsx';
