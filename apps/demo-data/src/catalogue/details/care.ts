import type { Words } from '../../words.ts';

const STEPS = {
	wash30: [
		'Machine wash with like colours at up to 30 °C',
		'အရောင်တူများနှင့်အတူ စက်ဖြင့် ၃၀ °C ထိ လျှော်ပါ',
		'ซักเครื่องรวมกับผ้าสีใกล้เคียงกัน ไม่เกิน 30 °C',
		'与同色衣物同洗，机洗不超过30 °C',
	],
	noBleach: ['Do not bleach', 'အရောင်ချွတ်ဆေး မသုံးပါနှင့်', 'ห้ามใช้น้ำยาฟอกขาว', '不可漂白'],
	dryInShade: [
		'Dry in the shade: the sun fades colours',
		'အရိပ်တွင် လှန်းပါ၊ နေပူလှန်းလျှင် အရောင်မှိန်တတ်သည်',
		'ตากในที่ร่ม แดดทำให้สีซีด',
		'阴凉处晾干，日晒易褪色',
	],
	ironInside: [
		'Iron on medium heat, inside out',
		'အတွင်းဘက်လှန်၍ အပူအလယ်အလတ်ဖြင့် မီးပူတိုက်ပါ',
		'กลับด้านแล้วรีดด้วยไฟปานกลาง',
		'反面中温熨烫',
	],
	wipeDamp: ['Wipe with a soft, damp cloth', 'ရေစိုပျော့ပျော့ အဝတ်ဖြင့် သုတ်ပါ', 'เช็ดด้วยผ้านุ่มชุบน้ำหมาด', '用柔软湿布擦拭'],
	cream: [
		'Leather: rub in a little colourless cream every few months',
		'သားရေအတွက် လအနည်းငယ်လျှင် တစ်ကြိမ် အရောင်မပါသော သားရေဆီ ပါးပါးလိမ်းပါ',
		'หนัง: ทาครีมบำรุงหนังไม่มีสีทุกสองสามเดือน',
		'皮革：每隔几个月薄涂无色皮革护理膏',
	],
	handSoap: [
		'Fabric and mesh: wash by hand with mild soap',
		'အထည်နှင့် ဇာကွက်သားကို ဆပ်ပြာပျော့ဖြင့် လက်ဖြင့် လျှော်ပါ',
		'ผ้าและตาข่าย: ซักมือด้วยสบู่อ่อน',
		'布料和网面：用温和皂液手洗',
	],
	noHeat: [
		'Dry away from sun and heat, stuffed with paper',
		'အတွင်းတွင် စက္ကူထည့်၍ နေပူနှင့် အပူရှိန် ဝေးရာတွင် အခြောက်ခံပါ',
		'ยัดกระดาษแล้วผึ่งให้แห้ง ห่างจากแดดและความร้อน',
		'内塞纸张，避开阳光和热源晾干',
	],
	noPerfume: [
		'Take it off before bathing and before using perfume',
		'ရေမချိုးမီနှင့် ရေမွှေးမဆွတ်မီ ချွတ်ထားပါ',
		'ถอดก่อนอาบน้ำและก่อนฉีดน้ำหอม',
		'洗澡和喷香水前请取下',
	],
	polish: ['Polish with a dry, soft cloth', 'ခြောက်သွေ့သော အဝတ်နုဖြင့် ပွတ်သုတ်ပါ', 'ขัดด้วยผ้านุ่มแห้ง', '用柔软干布擦亮'],
	keepInBox: [
		'Keep it in its box, apart from other pieces',
		'အခြားလက်ဝတ်ရတနာနှင့် မရောဘဲ ဘူးထဲတွင် သိမ်းပါ',
		'เก็บแยกชิ้นไว้ในกล่อง',
		'单独存放在盒中',
	],
	handWash: [
		'Wash by hand at up to 30 °C, and press the water out without wringing',
		'၃၀ °C ထိ ရေဖြင့် လက်လျှော်ပြီး မညှစ်ဘဲ ဖိ၍ ရေစစ်ပါ',
		'ซักมือด้วยน้ำไม่เกิน 30 °C กดน้ำออกโดยไม่บิด',
		'30 °C以下手洗，按压去水，不要拧绞',
	],
	wipeDry: [
		'Shake off the water and hang it up open to dry',
		'ရေခါထုတ်ပြီး ဖွင့်လျက် ချိတ်ကာ အခြောက်ခံပါ',
		'สะบัดน้ำออกแล้วแขวนกางให้แห้ง',
		'抖去水分，展开挂干',
	],
	noIron: ['Do not iron', 'မီးပူ မတိုက်ပါနှင့်', 'ห้ามรีด', '不可熨烫'],
	softSponge: [
		'Wash with a soft sponge: steel wool scratches',
		'ရေမြှုပ်ဖြင့် ဆေးပါ၊ သံဖတ်သုံးလျှင် ခြစ်ရာထင်တတ်သည်',
		'ล้างด้วยฟองน้ำนุ่ม ฝอยขัดทำให้เป็นรอย',
		'用软海绵清洗，钢丝球会刮花',
	],
	dryAtOnce: [
		'Dry it immediately after washing',
		'ဆေးပြီးပြီးချင်း ခြောက်အောင် သုတ်ပါ',
		'เช็ดให้แห้งทันทีหลังล้าง',
		'清洗后立即擦干',
	],
	mediumHeat: [
		'Cook on low to medium heat, never empty',
		'အလွတ် မတည်ဘဲ မီးအေးမှ အလယ်အလတ်ဖြင့်သာ ချက်ပါ',
		'ใช้ไฟอ่อนถึงปานกลาง ไม่ตั้งกระทะเปล่า',
		'中小火烹调，切勿空烧',
	],
	noSoak: [
		'Do not soak it, and keep it out of the dishwasher',
		'ရေမစိမ်ပါနှင့်၊ ပန်းကန်ဆေးစက်ထဲ မထည့်ပါနှင့်',
		'ห้ามแช่น้ำและห้ามใช้เครื่องล้างจาน',
		'不可浸泡，不可用洗碗机',
	],
} as const satisfies Record<string, Words>;

type Step = keyof typeof STEPS;

const TEXTILE = ['wash30', 'noBleach', 'dryInShade', 'ironInside'] as const;
const BAG = ['wipeDamp', 'cream', 'noHeat'] as const;
const SHOE = ['wipeDamp', 'handSoap', 'cream', 'noHeat'] as const;
const PAN = ['mediumHeat', 'softSponge', 'dryAtOnce'] as const;
const WOOD = ['noSoak', 'dryAtOnce'] as const;
const FINE = ['handWash', 'noBleach', 'dryInShade', 'ironInside'] as const;
const PLUSH = ['handWash', 'noBleach', 'dryInShade'] as const;

/** Care of types that differ from their family. */
const OF_TYPE: Readonly<Record<string, readonly Step[]>> = {
	raincoat: ['wipeDry', 'noIron'],
	umbrella: ['wipeDry'],
	// Some are of silk.
	blouse: FINE,
	dress: FINE,
	longyi: FINE,
	skirt: FINE,
	cap: PLUSH,
	'bucket-hat': PLUSH,
	bra: PLUSH,
	pillow: PLUSH,
	'mosquito-net': PLUSH,
	'floor-mat': ['wipeDamp', 'dryInShade'],
	'running-shoes': SHOE,
	sneakers: SHOE,
	sandals: SHOE,
	'high-heels': SHOE,
	'formal-shoes': SHOE,
	'football-boots': SHOE,
	suitcase: ['wipeDamp'],
	sunglasses: ['polish', 'keepInBox'],
	watch: ['polish', 'keepInBox'],
	'teddy-bear': PLUSH,
	'panda-plush': PLUSH,
	doll: ['wipeDamp'],
	'frying-pan': PAN,
	wok: PAN,
	'cooking-pot': PAN,
	'kitchen-knife': ['softSponge', 'dryAtOnce'],
	'chopping-board': WOOD,
	'lacquer-bowl': WOOD,
	mortar: WOOD,
	sofa: ['wipeDamp', 'noBleach'],
	chair: ['wipeDamp'],
	'boxing-gloves': BAG,
	'sleeping-bag': ['handWash', 'dryInShade'],
	tent: ['wipeDamp', 'dryInShade'],
	'yoga-mat': ['wipeDamp', 'dryInShade'],
};

const OF_FAMILY: Readonly<Record<string, readonly Step[]>> = {
	cloth: TEXTILE,
	leather: BAG,
	jewellery: ['noPerfume', 'polish', 'keepInBox'],
};

/** How products of a type are cared for; empty where nothing needs to be said. */
export const careOf = (type: string, family: string): readonly Words[] =>
	(OF_TYPE[type] ?? OF_FAMILY[family] ?? []).map((step) => STEPS[step]);
