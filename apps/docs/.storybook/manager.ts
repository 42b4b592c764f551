import { addons } from 'storybook/manager-api';
import { STORYBOOK_THEMES } from '../src/component-page/storybook-theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: STORYBOOK_THEMES[isDark ? 'dark' : 'light'] });
