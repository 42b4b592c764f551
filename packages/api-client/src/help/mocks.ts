import type { Language } from '@zaylat/domain/languages';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { localize, type Texts } from '../mocks/localized.ts';
import type { HelpArticle, HelpGroup } from './contract.ts';

interface MockArticle {
	readonly slug: string;
	readonly group: HelpGroup;
	readonly title: Texts;
	readonly summary: Texts;
	readonly heading: Texts;
	readonly text: Texts;
	readonly items: readonly Texts[];
	/** A question and its answer; most articles have none. */
	readonly question?: readonly [question: Texts, answer: Texts];
}

/** One article of each group and the questions; the server has them all. */
const ARTICLES: readonly MockArticle[] = [
	{
		slug: 'how-to-buy',
		group: 'help',
		title: ['How to buy', 'ဝယ်ယူနည်း', 'วิธีสั่งซื้อ', '如何购买'],
		summary: [
			'From the search box to your door.',
			'ရှာဖွေမှုမှ သင့်အိမ်တံခါးဝအထိ။',
			'ตั้งแต่ช่องค้นหาจนถึงหน้าบ้าน',
			'从搜索到送货上门。',
		],
		heading: ['Step by step', 'အဆင့်ဆင့်', 'ทีละขั้นตอน', '步骤'],
		text: [
			'You need an account or a guest sign-in to buy.',
			'ဝယ်ယူရန် အကောင့် သို့မဟုတ် ဧည့်သည်အဖြစ် ဝင်ရောက်ရန် လိုသည်။',
			'ต้องมีบัญชีหรือเข้าสู่ระบบแบบผู้เยี่ยมชมเพื่อสั่งซื้อ',
			'购买需要账号或游客登录。',
		],
		items: [
			['Put goods in the cart.', 'ပစ္စည်းများကို ခြင်းထဲထည့်ပါ။', 'ใส่สินค้าในตะกร้า', '将商品放入购物车。'],
			['Choose address and delivery.', 'လိပ်စာနှင့် ပို့ဆောင်ရေး ရွေးပါ။', 'เลือกที่อยู่และการจัดส่ง', '选择地址与配送方式。'],
			['Pay within 15 minutes.', '၁၅ မိနစ်အတွင်း ငွေချေပါ။', 'ชำระเงินภายใน 15 นาที', '15 分钟内付款。'],
		],
	},
	{
		slug: 'faq',
		group: 'help',
		title: ['Frequently asked questions', 'မေးလေ့ရှိသော မေးခွန်းများ', 'คำถามที่พบบ่อย', '常见问题'],
		summary: [
			'Short answers about buying, paying and delivery.',
			'ဝယ်ယူခြင်း၊ ငွေချေခြင်းနှင့် ပို့ဆောင်ခြင်းအကြောင်း အဖြေတိုများ။',
			'คำตอบสั้น ๆ เรื่องการซื้อ การชำระเงิน และการจัดส่ง',
			'关于购买、付款与配送的简短解答。',
		],
		heading: ['Buying', 'ဝယ်ယူခြင်း', 'การซื้อ', '购买'],
		text: ['Anyone may look around.', 'မည်သူမဆို ကြည့်ရှုနိုင်သည်။', 'ทุกคนดูสินค้าได้', '任何人都可浏览。'],
		items: [
			['Guests can buy and track.', 'ဧည့်သည်များ ဝယ်ယူပြီး ခြေရာခံနိုင်သည်။', 'ผู้เยี่ยมชมซื้อและติดตามได้', '游客可以购买和跟踪。'],
		],
		question: [
			['How much time do I have to pay?', 'ငွေချေရန် အချိန်ဘယ်လောက် ရပါသလဲ။', 'มีเวลาชำระเงินนานเท่าไร', '付款有多长时间？'],
			['You have 15 minutes.', '၁၅ မိနစ် ရသည်။', '15 นาที', '15 分钟。'],
		],
	},
	{
		slug: 'about-us',
		group: 'cooperate',
		title: ['About us', 'ကျွန်ုပ်တို့အကြောင်း', 'เกี่ยวกับเรา', '关于我们'],
		summary: [
			'A market for Myanmar and Thailand.',
			'မြန်မာနှင့် ထိုင်းအတွက် ဈေးတစ်ခု။',
			'ตลาดสำหรับเมียนมาและไทย',
			'服务缅甸与泰国的市场。',
		],
		heading: ['Who we are', 'ကျွန်ုပ်တို့ ဘယ်သူလဲ', 'เราคือใคร', '我们是谁'],
		text: [
			'Shops of both countries sell here under one roof.',
			'နှစ်နိုင်ငံမှ ဆိုင်များ ဤနေရာတွင် အတူရောင်းချကြသည်။',
			'ร้านค้าของทั้งสองประเทศขายที่นี่',
			'两国店铺同在一处销售。',
		],
		items: [
			['Retail', 'လက်လီ', 'ขายปลีก', '零售'],
			['Wholesale', 'လက်ကား', 'ขายส่ง', '批发'],
		],
	},
	{
		slug: 'terms-of-use',
		group: 'legal',
		title: ['Terms of use', 'အသုံးပြုမှု စည်းကမ်းများ', 'ข้อกำหนดการใช้งาน', '使用条款'],
		summary: [
			'What holds when you use the site.',
			'ဝဘ်ဆိုက်အသုံးပြုရာတွင် လိုက်နာရမည့်အချက်များ။',
			'สิ่งที่มีผลเมื่อคุณใช้เว็บไซต์',
			'使用本网站的约定。',
		],
		heading: ['Your account', 'သင့်အကောင့်', 'บัญชีของคุณ', '您的账号'],
		text: [
			'An account that is deleted can be restored for 90 days.',
			'ဖျက်ထားသော အကောင့်ကို ရက် ၉၀ အတွင်း ပြန်ရယူနိုင်သည်။',
			'บัญชีที่ลบสามารถกู้คืนได้ภายใน 90 วัน',
			'已删除的账号可在 90 天内恢复。',
		],
		items: [['Keep your password to yourself.', 'စကားဝှက်ကို မမျှဝေပါနှင့်။', 'เก็บรหัสผ่านไว้เป็นความลับ', '请勿透露密码。']],
	},
	{
		slug: 'shipping-policy',
		group: 'policy',
		title: ['Shipping policy', 'ပို့ဆောင်ရေး မူဝါဒ', 'นโยบายการจัดส่ง', '配送政策'],
		summary: [
			'Parcels take 3 to 7 days.',
			'ပါဆယ်များ ၃ ရက်မှ ၇ ရက် ကြာသည်။',
			'พัสดุใช้เวลา 3 ถึง 7 วัน',
			'包裹需 3 至 7 天送达。',
		],
		heading: ['Days', 'ရက်များ', 'จำนวนวัน', '天数'],
		text: [
			'Each shop sends a parcel of its own.',
			'ဆိုင်တစ်ဆိုင်စီက ပါဆယ်သီးခြားပို့သည်။',
			'แต่ละร้านส่งพัสดุแยกกัน',
			'每家店铺分别发货。',
		],
		items: [['3 to 7 days', '၃ ရက်မှ ၇ ရက်', '3 ถึง 7 วัน', '3 至 7 天']],
	},
];

/** Mock answers of the help pages. */
export const helpAnswers: Pick<Answerers, 'listHelpArticles' | 'getHelpArticle'> = {
	listHelpArticles: ({ catalogue: { config } }) => ({
		data: { items: ARTICLES.map((article) => summaryOf(config.language, article)) },
	}),
	getHelpArticle: ({ catalogue: { config }, params }) => {
		const article = ARTICLES.find(({ slug }) => slug === params.slug);
		if (!article) throw new MockRefusal('path_not_found');
		return { data: articleOf(config.language, article) };
	},
};

function summaryOf(language: Language, { slug, group, title, summary }: MockArticle) {
	return { slug, group, title: localize(title)[language], summary: localize(summary)[language] };
}

function articleOf(language: Language, article: MockArticle): HelpArticle {
	const text = (texts: Texts) => localize(texts)[language];
	const questionOf = (question: Texts, answer: Texts) => ({
		kind: 'question' as const,
		question: text(question),
		answer: text(answer),
	});
	return {
		...summaryOf(language, article),
		updatedOn: '2026-11-21',
		sections: [
			{
				heading: text(article.heading),
				blocks: [
					{ kind: 'paragraph', text: text(article.text) },
					{ kind: 'list', items: article.items.map(text) },
					...(article.question ? [questionOf(...article.question)] : []),
				],
			},
		],
	};
}
