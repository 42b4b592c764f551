export { Tab, type TabProps } from './tab.tsx';
export { TabLink, type TabLinkProps } from './tab-link.tsx';
export { TabLinks, type TabLinksProps } from './tab-links.tsx';
export { TabList, type TabListProps } from './tab-list.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
