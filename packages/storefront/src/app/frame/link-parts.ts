export { CategoryNav } from './category-nav.tsx';
export { DemoBanner } from './demo-banner.tsx';
export { DigitalNav } from './digital-nav.tsx';
export { NewVersionNotice } from './new-version-notice.tsx';
export { PreferencesButton } from './preferences-button.tsx';
export { SearchBox } from './search-box.tsx';
export { SiteFooter } from './site-footer.tsx';
export { UtilityBar } from './utility-bar.tsx';
