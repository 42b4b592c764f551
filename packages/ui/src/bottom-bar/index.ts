export { BottomBar, type BottomBarProps } from './bottom-bar.tsx';
export { BottomBarItem, type BottomBarItemProps } from './bottom-bar-item.tsx';
