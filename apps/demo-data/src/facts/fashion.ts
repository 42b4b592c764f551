import { W } from './choices.ts';
import { fabric, kind, material, wearer } from './kind.ts';
import { bySize, near, pick, quality, type Rule, said, sized, typed } from './rules.ts';

const REGULAR = ['Regular', 'ပုံမှန်', 'ทรงปกติ', '常规'] as const;
const LOOSE = ['Loose', 'ပွပွ', 'ทรงหลวม', '宽松'] as const;
const FIT: Rule = said(
	[
		[/slim/i, ['Slim', 'ကိုယ်ကြပ်', 'เข้ารูป', '修身']],
		[/loose|oversized|harem|fisherman|maxi/i, LOOSE],
	],
	REGULAR,
);
const FREE_SIZE = ['Free size, tied at the waist', 'ဖရီးဆိုဒ်၊ ခါးတွင်ချည်ဝတ်', 'ฟรีไซซ์ ผูกเอว', '均码，系腰穿着'] as const;
const MODEL_SIZE: Rule = said(
	[
		[/women's/i, ['168 cm, wears M', '၁၆၈ စင်တီမီတာ၊ M ဝတ်ထား', 'สูง 168 ซม. ใส่ M', '身高168厘米，穿M']],
		[/kids'|school/i, ['128 cm, wears S', '၁၂၈ စင်တီမီတာ၊ S ဝတ်ထား', 'สูง 128 ซม. ใส่ S', '身高128厘米，穿S']],
	],
	typed(
		{
			blouse: ['168 cm, wears M', '၁၆၈ စင်တီမီတာ၊ M ဝတ်ထား', 'สูง 168 ซม. ใส่ M', '身高168厘米，穿M'],
			dress: ['170 cm, wears M', '၁၇၀ စင်တီမီတာ၊ M ဝတ်ထား', 'สูง 170 ซม. ใส่ M', '身高170厘米，穿M'],
			skirt: ['166 cm, free size', '၁၆၆ စင်တီမီတာ၊ ဖရီးဆိုဒ်', 'สูง 166 ซม. ฟรีไซซ์', '身高166厘米，均码'],
			longyi: ['175 cm, free size', '၁၇၅ စင်တီမီတာ၊ ဖရီးဆိုဒ်', 'สูง 175 ซม. ฟรีไซซ์', '身高175厘米，均码'],
		},
		['178 cm, wears L', '၁၇၈ စင်တီမီတာ၊ L ဝတ်ထား', 'สูง 178 ซม. ใส่ L', '身高178厘米，穿L'],
	),
);
const PLAIN = ['Plain', 'အပြောင်', 'สีพื้น', '纯色'] as const;
const PATTERN: Rule = said(
	[
		[/embroidered/i, ['Embroidered', 'ပန်းထိုး', 'ปักลาย', '刺绣']],
		[/indigo-dyed/i, ['Indigo-dyed', 'မဲနယ်ဆိုး', 'ย้อมคราม', '蓝染']],
	],
	quality('pattern', PLAIN),
);
const WASH_30 = ['Machine wash at 30 °C', 'စက်ဖြင့် ၃၀ °C', 'ซักเครื่อง 30 °C', '30 °C机洗'] as const;
const HAND_30 = ['Hand wash at 30 °C', 'လက်လျှော် ၃၀ °C', 'ซักมือ 30 °C', '30 °C手洗'] as const;
/** As the care of its type says: `catalogue/details/care.ts`. */
const CARE: Rule = typed(
	{
		raincoat: ['Wipe, do not iron', 'သုတ်ပါ၊ မီးပူမတိုက်ရ', 'เช็ด ห้ามรีด', '擦拭，不可熨烫'],
		bra: HAND_30,
		blouse: HAND_30,
		dress: HAND_30,
		longyi: HAND_30,
		skirt: HAND_30,
		cap: HAND_30,
		'bucket-hat': HAND_30,
	},
	WASH_30,
);
const FABRIC: Rule = fabric(
	typed(
		{
			jeans: W.denim,
			raincoat: W.polyester,
			blouse: W.rayon,
			dress: W.rayon,
			'polo-shirt': W.cottonBlend,
			hoodie: W.cottonBlend,
			trousers: W.cottonBlend,
			jersey: W.polyester,
			bra: W.nylon,
		},
		W.cotton,
	),
);

const NO_METAL = ['Without metal', 'သတ္တုမပါ', 'ไม่มีโลหะ', '无金属'] as const;

/** Clothes, shoes, bags and accessories. */
export const FASHION_KINDS = [
	kind('top', 't-shirt blouse shirt polo-shirt hoodie dress jersey raincoat', {
		fabric: FABRIC,
		fit: FIT,
		pattern: PATTERN,
		user: wearer(typed({ blouse: W.women, dress: W.women }, W.everyone)),
		care: CARE,
		modelSize: MODEL_SIZE,
	}),
	kind('bottom', 'jeans trousers shorts', {
		fabric: said([[/denim/i, W.denim]], FABRIC),
		fit: FIT,
		pattern: PATTERN,
		user: wearer(W.everyone),
		care: CARE,
		modelSize: MODEL_SIZE,
	}),
	kind(
		'wrap',
		'longyi skirt',
		{
			fabric: FABRIC,
			fit: FREE_SIZE,
			pattern: PATTERN,
			length: typed({ longyi: 108, skirt: pick(98, 100) }),
			origin: quality('origin'),
			care: CARE,
			modelSize: MODEL_SIZE,
		},
		['origin'],
	),
	kind('underwear', 'underwear bra socks baby-romper', {
		fabric: FABRIC,
		user: wearer(
			typed(
				{ 'baby-romper': ['Babies', 'ကလေးငယ်', 'ทารก', '婴儿'], bra: W.women },
				said([[/baby|newborn/i, ['Babies', 'ကလေးငယ်', 'ทารก', '婴儿']]], W.adults),
			),
		),
		pattern: PATTERN,
		care: CARE,
	}),
	kind('hat', 'cap bucket-hat', {
		fabric: FABRIC,
		diameter: pick(18, 18.5),
		user: wearer(W.adults),
		care: CARE,
	}),
	kind('shoes', 'running-shoes sneakers sandals high-heels formal-shoes football-boots', {
		upper: material(
			said(
				[[/waterproof/i, W.nylon]],
				typed(
					{
						'running-shoes': W.mesh,
						sneakers: W.canvas,
						sandals: W.rubber,
						// Shoes for school uniforms are cheap and wiped: none are of real leather.
						'formal-shoes': said([[/school/i, W.fauxLeather]], W.leather),
						'football-boots': W.microfibre,
					},
					W.fauxLeather,
				),
			),
		),
		sole: typed({ 'running-shoes': W.foam, sandals: pick(W.rubber, W.foam) }, W.rubber),
		closure: typed(
			{ sandals: ['Slip-on', 'စွပ်စီး', 'แบบสวม', '套脚'], 'high-heels': ['Slip-on', 'စွပ်စီး', 'แบบสวม', '套脚'] },
			said([[/loafer|disruptor/i, ['Slip-on', 'စွပ်စီး', 'แบบสวม', '套脚']]], ['Laces', 'ဖိနပ်ကြိုး', 'เชือกผูก', '系带']),
		),
		heel: sized(
			{ cm: 1 },
			typed({ 'running-shoes': pick(3, 3.5), sandals: 2, sneakers: 2.5, 'formal-shoes': 2.5, 'football-boots': 1 }, 5),
		),
		user: wearer(typed({ 'high-heels': W.women }, W.everyone)),
		grams: typed(
			{
				'running-shoes': near(260, 10, 5),
				sandals: near(190, 20, 5),
				'high-heels': near(270, 10, 5),
				'formal-shoes': near(390, 10, 5),
			},
			near(340, 12, 5),
		),
	}),
	kind('bag', 'handbag tote-bag backpack shan-bag', {
		material: material(typed({ 'shan-bag': W.cotton, backpack: W.nylon }, W.fauxLeather)),
		width: typed({ backpack: pick(28, 30), 'shan-bag': pick(26, 28), 'tote-bag': 36 }, pick(24, 27, 30)),
		height: typed(
			{
				backpack: bySize('l', (litres) => (litres >= 30 ? 55 : litres >= 20 ? 46 : 38), 44),
				'shan-bag': pick(28, 30),
				'tote-bag': 32,
			},
			pick(18, 21, 24),
		),
		depth: typed({ backpack: pick(14, 16), 'shan-bag': 8, 'tote-bag': 12 }, pick(9, 11)),
		capacity: sized({ l: 1 }, typed({ backpack: pick(18, 20, 22) }, pick(6, 8))),
		closure: typed({ 'shan-bag': ['Open', 'အဖွင့်', 'เปิดด้านบน', '敞口'] }, ['Zip', 'ဇစ်', 'ซิป', '拉链']),
		grams: typed({ backpack: near(620, 20, 10), 'shan-bag': near(240, 15, 10) }, near(520, 20, 10)),
	}),
	kind('suitcase', 'suitcase', {
		height: bySize('inch', (inch) => (inch <= 20 ? 55 : inch <= 25 ? 68 : 76), 55),
		width: bySize('inch', (inch) => (inch <= 20 ? 38 : inch <= 25 ? 45 : 51), 38),
		depth: bySize('inch', (inch) => (inch <= 20 ? 22 : inch <= 25 ? 27 : 31), 22),
		capacity: bySize('inch', (inch) => (inch <= 20 ? 37 : inch <= 25 ? 67 : 98), 37),
		material: material(W.polycarbonate),
		wheels: 4,
		lock: ['Combination (TSA)', 'နံပါတ်သော့ (TSA)', 'รหัส (TSA)', '密码锁（TSA）'],
		weight: bySize('inch', (inch) => (inch <= 20 ? 2.7 : inch <= 25 ? 3.6 : 4.4), 3),
	}),
	kind(
		'jewellery',
		'ring ring-gold ring-gold-ruby ring-gold-sapphire ring-silver ring-silver-jade ring-silver-pearl ring-silver-ruby ring-silver-sapphire necklace-gold necklace-gold-jade necklace-pearl necklace-silver necklace-silver-jade earrings drop-earrings-jade hoop-earrings-gold hoop-earrings-silver stud-earrings-gold stud-earrings-jade stud-earrings-pearl stud-earrings-silver bracelet bracelet-gold bracelet-padauk bracelet-pearl bracelet-silver',
		{
			metal: said(
				[
					[/gold/i, W.goldPlated],
					[/padauk/i, NO_METAL],
					[/jade bracelet|jade bangle/i, NO_METAL],
				],
				W.silver,
			),
			stone: said(
				[
					[/ruby/i, ['Ruby', 'ပတ္တမြား', 'ทับทิม', '红宝石']],
					[/sapphire/i, ['Sapphire', 'နီလာ', 'ไพลิน', '蓝宝石']],
					[/jade/i, W.jade],
					[/pearl/i, W.pearl],
				],
				['Without a stone', 'ကျောက်မပါ', 'ไม่มีอัญมณี', '无宝石'],
			),
			diameter: said([
				[/ring\b/i, said([[/earring/i, pick(1, 2)]], 1.7)],
				[/bracelet|bangle/i, 5.8],
			]),
			length: said([[/necklace/i, 45]]),
			origin: quality('origin'),
			grams: said(
				[
					[/bangle/i, near(28, 10, 1)],
					[/necklace|bracelet/i, near(9, 20, 1)],
				],
				near(3, 20, 0.5),
			),
		},
		['diameter', 'length', 'origin'],
	),
	kind('watch', 'watch', {
		caseSize: said(
			[
				[/women's|Baby-G/i, 30],
				[/kids'/i, 32],
				[/G-Shock|Edifice/i, 45],
				[/F-91W/, 33],
			],
			pick(38, 40, 41),
		),
		movement: said(
			[
				[/automatic/i, ['Automatic', 'အော်တို', 'ออโตเมติก', '自动机械']],
				[/digital|G-Shock|F-91W/i, ['Digital quartz', 'ဒစ်ဂျစ်တယ်ကွာ့ဇ်', 'ควอตซ์ดิจิทัล', '电子石英']],
			],
			['Quartz', 'ကွာ့ဇ်', 'ควอตซ์', '石英'],
		),
		strap: said(
			[
				[/leather/i, W.leather],
				[/steel|SUR|Presage|Silver|Gold|engraved/i, W.steel],
			],
			['Resin', 'ပလတ်စတစ်', 'เรซิน', '树脂'],
		),
		water: said(
			[
				[/G-Shock|Baby-G/, ['20 ATM', '20 ATM', '20 ATM', '20 ATM']],
				[/kids'/, ['3 ATM', '3 ATM', '3 ATM', '3 ATM']],
			],
			W.atm5,
		),
		user: wearer(W.everyone),
		grams: said([[/steel|SUR|Presage/i, near(140, 8, 1)]], near(52, 15, 1)),
	}),
	kind('small-leather', 'wallet belt', {
		material: material(W.leather),
		width: typed({ wallet: said([[/card holder/i, 10]], 11.5), belt: pick(3, 3.5) }),
		length: typed({ wallet: said([[/card holder/i, 7.5]], 9.5), belt: said([[/women's|school/i, 105]], 120) }),
		user: wearer(W.everyone),
		grams: typed({ wallet: near(95, 15, 5), belt: near(190, 12, 5) }),
	}),
	kind('sunglasses', 'sunglasses', {
		lenses: said(
			[[/Ray-Ban/, ['Glass, UV400', 'ဖန်၊ UV400', 'กระจก UV400', '玻璃，UV400']]],
			['Polycarbonate, UV400', 'ပိုလီကာဗွန်နိတ်၊ UV400', 'โพลีคาร์บอเนต UV400', '聚碳酸酯，UV400'],
		),
		frame: said([[/Aviator|Round/, ['Metal', 'သတ္တု', 'โลหะ', '金属']]], W.plastic),
		width: said([[/kids'/, 12.5]], pick(14, 14.5)),
		user: wearer(W.everyone),
		grams: near(32, 15, 1),
	}),
] as const;
