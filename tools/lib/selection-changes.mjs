/**
 * A change that a story shows.
 * @typedef {object} Change
 * @property {string} name
 * @property {readonly { file: string, from: string, to: string }[]} [edits] the first `from` in each file is replaced
 * @property {readonly { from: string, to: string }[]} [copies] files that replace others
 * @property {readonly (readonly string[])[]} [run] commands after the edits
 * @property {string} story id of a story that must be selected
 * @property {string} test pattern of that story's test, which must fail
 * @property {boolean} [isHarmless] whether the story passes all the same; then it only has to be selected
 */

/**
 * Pattern of a story's test; other words that designers search for may follow its name.
 * @param {string} name
 */
const testOf = (name) => `${name}( ·|$)`;

const BUTTON = { story: 'components-actions-button--default', test: testOf('Components/Actions/Button: Default') };
const HOME = { story: 'screens-home-home--ready', test: testOf('Screens/Home/Home: Ready') };
const CART = { story: 'screens-cart-cart--ready', test: testOf('Screens/Cart/Cart: Ready') };
const PRODUCT = { story: 'screens-product-product--ready', test: testOf('Screens/Product/Product: Ready') };
const COUPONS = { story: 'screens-product-product--coupons', test: testOf('Screens/Product/Product: Coupons') };

/** @type {readonly Change[]} */
export const CHANGES = [
	{
		name: 'a colour token',
		edits: [
			{
				file: 'packages/tokens/src/tokens.json',
				from: '"accent": {\n      "$value": "{palette.saffron.700}"',
				to: '"accent": {\n      "$value": "{palette.saffron.900}"',
			},
		],
		run: [['pnpm', '--filter', '@zaylat/tokens', 'generate']],
		...BUTTON,
	},
	{
		name: 'a token of shape',
		edits: [
			{
				file: 'packages/tokens/src/tokens.json',
				from: '"control": {\n      "$value": {\n        "value": 6',
				to: '"control": {\n      "$value": {\n        "value": 20',
			},
		],
		run: [['pnpm', '--filter', '@zaylat/tokens', 'generate']],
		...BUTTON,
	},
	{
		name: 'an English text',
		edits: [
			{
				file: 'packages/storefront/src/i18n/en/cart.json',
				from: '"title": "Summary"',
				to: '"title": "What it costs in all"',
			},
		],
		...CART,
	},
	{
		name: 'a Burmese text',
		edits: [
			{
				file: 'packages/storefront/src/i18n/mm/home.json',
				from: '"allCategories": "အားလုံး"',
				to: '"allCategories": "အကုန်"',
			},
		],
		...HOME,
	},
	{
		name: 'a text of the app shell',
		edits: [{ file: 'packages/storefront/src/i18n/en/app.json', from: '"home": "Home"', to: '"home": "Start"' }],
		...HOME,
	},
	{
		name: 'a primitive deep below a screen',
		edits: [
			{
				file: 'packages/ui/src/checkbox/checkbox-mark.tsx',
				from: 'appearance-none rounded-control border',
				to: 'appearance-none rounded-full border',
			},
		],
		...CART,
	},
	{
		name: 'a class that no other module uses',
		edits: [
			{
				file: 'packages/ui/src/button/button-styles.ts',
				from: "'relative inline-flex",
				to: "'rotate-[7deg] relative inline-flex",
			},
		],
		...BUTTON,
	},
	{
		name: 'a font',
		copies: [{ from: 'packages/ui/fonts/noto-sans-thai.woff2', to: 'packages/ui/fonts/noto-sans-basic.woff2' }],
		...CART,
	},
	{
		name: 'the unicode range of a font',
		edits: [{ file: 'packages/ui/fonts/latin.css', from: 'U+0000-007E, U+00A0', to: 'U+00A0' }],
		copies: [{ from: 'packages/ui/fonts/noto-sans-thai.woff2', to: 'packages/ui/fonts/noto-sans-latin.woff2' }],
		...CART,
	},
	{
		name: 'data of the mock API',
		edits: [
			{
				file: 'packages/api-client/src/mocks/recorded/mm.json',
				from: '"Stuffed bear, washable, 30 cm"',
				to: '"Bear"',
			},
		],
		...PRODUCT,
	},
	{
		name: 'story args',
		edits: [
			{
				file: 'packages/ui/src/button/button.stories.tsx',
				from: "args: { children: 'Add to cart' }",
				to: "args: { children: 'Add' }",
			},
		],
		...BUTTON,
	},
	{
		name: 'parameters of a story',
		edits: [
			{
				file: 'packages/storefront/src/features/home/screens/home-screen.stories.tsx',
				from: "{ shop: { path: '/' } }",
				to: "{ shop: { path: '/', scenario: 'empty' } }",
			},
		],
		...HOME,
	},
	{
		name: 'the app shell',
		edits: [
			{
				file: 'packages/storefront/src/shop/shell/bottom-bar.tsx',
				from: "{ to: '/chat', ids: ['chat'], text: 'nav.chat', icon: MessageCircle },",
				to: '',
			},
		],
		...HOME,
	},
	{
		name: 'a layout of the route table',
		edits: [
			{
				file: 'packages/storefront/src/shop/layouts.ts',
				from: '	detail: MARKET,',
				to: '	detail: TASK,',
			},
		],
		...CART,
	},
	{
		name: 'a style sheet of the preview',
		edits: [
			{ file: 'apps/docs/.storybook/preview.css', from: '.sb-main-padded {', to: '.sb-main-padded {\n\tzoom: 1.3;' },
		],
		...BUTTON,
	},
	{
		name: 'a style sheet of a package',
		edits: [
			{ file: 'packages/ui/tailwind.css', from: '', to: '@layer base {\n\tbutton {\n\t\trotate: 5deg;\n\t}\n}\n' },
		],
		...BUTTON,
	},
	{
		name: 'a rule of the domain',
		edits: [
			{ file: 'packages/domain/src/money/format.ts', from: "(?=(\\d{3})+$)/g, ',')", to: "(?=(\\d{2})+$)/g, ' / ')" },
		],
		...CART,
	},
	{
		name: 'a query of the client',
		edits: [{ file: 'packages/api-client/src/coupons/queries.ts', from: "'/api/coupons", to: "'/api/no-coupons" }],
		...COUPONS,
	},
	{
		name: 'a part that opens on demand',
		edits: [
			{
				file: 'packages/storefront/src/features/product/components/coupons-dialog.tsx',
				from: "description={t('coupons.how')}",
				to: '',
			},
		],
		...COUPONS,
	},
	{
		name: 'a name for screen readers',
		edits: [
			{
				file: 'packages/ui/src/icon-button/icon-button.tsx',
				from: "'aria-label': badgeLabel",
				to: "'data-label': badgeLabel",
			},
		],
		story: 'components-actions-iconbutton--default',
		test: testOf('Components/Actions/IconButton: Default'),
	},
	{
		name: 'the modes of a story',
		edits: [
			{ file: 'apps/docs/test/modes.ts', from: 'const CANVAS = { width: 640', to: 'const CANVAS = { width: 500' },
		],
		...BUTTON,
	},
	{
		name: 'a kept picture',
		copies: [
			{
				from: 'apps/docs/test/baselines/components-actions-button--default--dark.png',
				to: 'apps/docs/test/baselines/components-actions-button--default--light.png',
			},
		],
		...BUTTON,
	},
	{
		name: 'the test code',
		edits: [
			{
				file: 'apps/docs/test/stories.spec.ts',
				from: 'async function audit(',
				to: '// Changed.\n\t\tasync function audit(',
			},
		],
		...BUTTON,
		isHarmless: true,
	},
	{
		name: 'the version of the browser',
		edits: [{ file: 'pnpm-workspace.yaml', from: '"@sparticuz/chromium": 153', to: '"@sparticuz/chromium": 152' }],
		...BUTTON,
		isHarmless: true,
	},
];
