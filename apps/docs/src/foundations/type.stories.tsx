import type { Meta, StoryObj } from '@storybook/react-vite';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { Page, Section } from './page.tsx';
import { cssText, descriptionOf, tokensOf } from './token-source.ts';

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines that show what each script needs: stacked marks, tone marks, no spaces. */
const SPECIMENS: Readonly<Record<Language, string>> = {
	en: 'Handwoven cotton longyi shirt, 18,500 K',
	mm: 'သနပ်ခါးသဘာဝအနှစ် ၁၅၀ ဂရမ်၊ မန္တလေး ကြွေထည် ၁၈,၅၀၀ ကျပ်',
	thai: 'กำไลนาฬิกาออกกำลังกาย กันน้ำ ๕ ATM ที่ตลาดนัด',
	china: '手织棉质笼基衬衫，三至七天送达',
};

const SIZES = {
	xs: 'text-xs',
	sm: 'text-sm',
	base: 'text-base',
	lg: 'text-lg',
	xl: 'text-xl',
	'2xl': 'text-2xl',
	'3xl': 'text-3xl',
	'4xl': 'text-4xl',
} as const;

export const Scale: Story = {
	render: () => (
		<Page title="Type">
			<p className="max-w-prose text-text-muted">{descriptionOf('font.size')}</p>
			{Object.values(LANGUAGES).map(({ key, name, htmlLang }) => (
				<Section key={key} title={name}>
					<div lang={htmlLang} className="flex flex-col gap-2">
						{tokensOf('font.size').map(({ name: size, value }) => (
							<div key={size} className="flex items-baseline gap-4 border-border border-b pb-2">
								<span lang="en" className="w-20 shrink-0 text-text-muted text-xs">
									{size} {cssText(value)}
								</span>
								<p className={`min-w-0 ${size in SIZES ? SIZES[size as keyof typeof SIZES] : ''}`}>{SPECIMENS[key]}</p>
							</div>
						))}
						<p className="font-semibold">{SPECIMENS[key]}</p>
						<p className="font-bold">{SPECIMENS[key]}</p>
					</div>
				</Section>
			))}
		</Page>
	),
};
