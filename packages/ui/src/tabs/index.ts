export { TabLink, type TabLinkProps } from './tab-link.tsx';
export { TabLinks, type TabLinksProps } from './tab-links.tsx';
export {
	Tab,
	TabList,
	type TabListProps,
	TabPanel,
	type TabPanelProps,
	type TabProps,
	Tabs,
	type TabsProps,
} from './tabs.tsx';
