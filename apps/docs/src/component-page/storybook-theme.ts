import type { ColorName } from '@zaylat/tokens';
import dark from '@zaylat/tokens/sets/dark.json';
import light from '@zaylat/tokens/sets/light.json';
import { create, type ThemeVars } from 'storybook/theming';

type Colours = Readonly<Record<ColorName, { readonly $value: { readonly hex: string } }>>;

/** Storybook computes with colours, so it takes them as hex values instead of variables. */
function themeOf(base: 'light' | 'dark', colours: Colours): ThemeVars {
	const hex = (name: ColorName) => colours[name].$value.hex;
	return create({
		base,
		brandTitle: 'Zaylat',
		colorPrimary: hex('accent'),
		colorSecondary: hex('accent-text'),
		appBg: hex('surface'),
		appContentBg: hex('surface-raised'),
		appPreviewBg: hex('surface'),
		appBorderColor: hex('border'),
		appBorderRadius: 12,
		barBg: hex('surface-raised'),
		barTextColor: hex('text-muted'),
		barSelectedColor: hex('accent-text'),
		textColor: hex('text'),
		textMutedColor: hex('text-muted'),
		inputBg: hex('surface-raised'),
		inputBorder: hex('border-strong'),
		inputTextColor: hex('text'),
		inputBorderRadius: 6,
		fontBase: '"Noto Sans Variable", "Noto Sans", system-ui, sans-serif',
	});
}

// These colours are read once: without this, each changed token would load the whole preview again.
import.meta.hot?.accept();

/** Storybook's own parts in the colours of the tokens. */
export const STORYBOOK_THEMES = { light: themeOf('light', light.color), dark: themeOf('dark', dark.color) } as const;
