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

const edit = (file, from, to) => ({ edits: [{ file, from, to }] });
const copy = (from, to) => ({ copies: [{ from, to }] });
const GENERATE_TOKENS = [['pnpm', '--filter', '@zaylat/tokens', 'generate']];

/** @type {readonly Change[]} */
export const CHANGES = [
	{
		name: 'a colour token',
		...edit(
			'packages/tokens/src/tokens.json',
			'"accent": {\n      "$value": "{palette.saffron.700}"',
			'"accent": {\n      "$value": "{palette.saffron.900}"',
		),
		run: GENERATE_TOKENS,
		...BUTTON,
	},
	{
		name: 'a token of shape',
		...edit(
			'packages/tokens/src/tokens.json',
			'"control": {\n      "$value": {\n        "value": 6',
			'"control": {\n      "$value": {\n        "value": 20',
		),
		run: GENERATE_TOKENS,
		...BUTTON,
	},
	{
		name: 'an English text',
		...edit('packages/storefront/src/i18n/en/cart.json', '"title": "Summary"', '"title": "What it costs in all"'),
		...CART,
	},
	{
		name: 'a Burmese text',
		...edit('packages/storefront/src/i18n/mm/home.json', '"allCategories": "အားလုံး"', '"allCategories": "အကုန်"'),
		...HOME,
	},
	{
		name: 'a text of the app shell',
		...edit('packages/storefront/src/i18n/en/app.json', '"home": "Home"', '"home": "Start"'),
		...HOME,
	},
	{
		name: 'a primitive deep below a screen',
		...edit(
			'packages/ui/src/checkbox/checkbox-mark.tsx',
			'appearance-none rounded-control border',
			'appearance-none rounded-full border',
		),
		...CART,
	},
	{
		name: 'a class that no other module uses',
		...edit('packages/ui/src/button/button-styles.ts', "'relative inline-flex", "'rotate-[7deg] relative inline-flex"),
		...BUTTON,
	},
	{
		name: 'a font',
		...copy('packages/ui/fonts/noto-sans-thai.woff2', 'packages/ui/fonts/noto-sans-basic.woff2'),
		...CART,
	},
	{
		name: 'the unicode range of a font',
		...edit('packages/ui/fonts/latin.css', 'U+0000-007E, U+00A0', 'U+00A0'),
		...copy('packages/ui/fonts/noto-sans-thai.woff2', 'packages/ui/fonts/noto-sans-latin.woff2'),
		...CART,
	},
	{
		name: 'data of the mock API',
		...edit('packages/api-client/src/mocks/recorded/mm.json', '"Stuffed bear, washable, 30 cm"', '"Bear"'),
		...PRODUCT,
	},
	{
		name: 'story args',
		...edit(
			'packages/ui/src/button/button.stories.tsx',
			"args: { children: 'Add to cart' }",
			"args: { children: 'Add' }",
		),
		...BUTTON,
	},
	{
		name: 'parameters of a story',
		...edit(
			'packages/storefront/src/features/home/screens/home-screen.stories.tsx',
			"{ shop: { path: '/' } }",
			"{ shop: { path: '/', scenario: 'empty' } }",
		),
		...HOME,
	},
	{
		name: 'the app shell',
		...edit(
			'packages/storefront/src/shop/shell/bottom-bar.tsx',
			"{ to: '/chat', ids: ['chat'], text: 'nav.chat', icon: MessageCircle },",
			'',
		),
		...HOME,
	},
	{
		name: 'a layout of the route table',
		...edit('packages/storefront/src/shop/layouts.ts', '\tdetail: MARKET,', '\tdetail: TASK,'),
		...CART,
	},
	{
		name: 'a style sheet of the preview',
		...edit('apps/docs/.storybook/preview.css', '.sb-main-padded {', '.sb-main-padded {\n\tzoom: 1.3;'),
		...BUTTON,
	},
	{
		name: 'a style sheet of a package',
		...edit('packages/ui/tailwind.css', '', '@layer base {\n\tbutton {\n\t\trotate: 5deg;\n\t}\n}\n'),
		...BUTTON,
	},
	{
		name: 'a rule of the domain',
		...edit('packages/domain/src/money/format.ts', "(?=(\\d{3})+$)/g, ',')", "(?=(\\d{2})+$)/g, ' / ')"),
		...CART,
	},
	{
		name: 'a query of the client',
		...edit('packages/api-client/src/coupons/queries.ts', "'/api/coupons", "'/api/no-coupons"),
		...COUPONS,
	},
	{
		name: 'a part that opens on demand',
		...edit(
			'packages/storefront/src/features/product/components/coupons-dialog.tsx',
			"description={t('coupons.how')}",
			'',
		),
		...COUPONS,
	},
	{
		name: 'a name for screen readers',
		...edit('packages/ui/src/icon-button/icon-button.tsx', "'aria-label': badgeLabel", "'data-label': badgeLabel"),
		story: 'components-actions-iconbutton--default',
		test: testOf('Components/Actions/IconButton: Default'),
	},
	{
		name: 'the modes of a story',
		...edit('apps/docs/test/modes.ts', 'const CANVAS = { width: 640', 'const CANVAS = { width: 500'),
		...BUTTON,
	},
	{
		name: 'a kept picture',
		...copy(
			'apps/docs/test/baselines/components-actions-button--default--dark.png',
			'apps/docs/test/baselines/components-actions-button--default--light.png',
		),
		...BUTTON,
	},
	{
		name: 'the test code',
		...edit('apps/docs/test/stories.spec.ts', 'async function audit(', '// Changed.\n\t\tasync function audit('),
		...BUTTON,
		isHarmless: true,
	},
	{
		name: 'the version of the browser',
		...edit('pnpm-workspace.yaml', '"@sparticuz/chromium": 153', '"@sparticuz/chromium": 152'),
		...BUTTON,
		isHarmless: true,
	},
];
