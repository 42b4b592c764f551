export * from './banners.ts';
export * from './home-sections.ts';
export * from './local-time.ts';
export * from './pages.ts';
export * from './shown.ts';
