export { Carousel, type CarouselLabels, type CarouselProps, type CarouselSlides } from './carousel.tsx';
