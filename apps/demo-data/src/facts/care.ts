import { W } from './choices.ts';
import { kind, wearer } from './kind.ts';
import { pick, quality, type Rule, said, sized, text, typed } from './rules.ts';

const ALL_SKIN = ['All skin types', 'အသားအရေအားလုံး', 'ทุกสภาพผิว', '所有肤质'] as const;
const STYLE_SCENT: Rule = said(
	[
		[/unscented/i, ['Unscented', 'ရနံ့မပါ', 'ไม่มีกลิ่น', '无香']],
		[/thanaka/i, ['Thanaka', 'သနပ်ခါး', 'ทานาคา', '黄香楝']],
		[/coconut/i, ['Coconut', 'အုန်းသီး', 'มะพร้าว', '椰子']],
		[/jasmine/i, ['Jasmine', 'စံပယ်', 'มะลิ', '茉莉']],
		[/aloe/i, ['Aloe vera', 'ရှားစောင်းလက်ပတ်', 'ว่านหางจระเข้', '芦荟']],
		[/turmeric/i, ['Turmeric', 'နနွင်း', 'ขมิ้น', '姜黄']],
		[/rice-milk/i, ['Rice milk', 'ဆန်နို့ရည်', 'น้ำนมข้าว', '米乳']],
		[/green tea/i, ['Green tea', 'လက်ဖက်စိမ်း', 'ชาเขียว', '绿茶']],
	],
	['Mild', 'ရနံ့သင်းသင်း', 'กลิ่นอ่อน', '淡香'],
);
/** Numbers of the notification of cosmetics, as each edition's authority writes them. */
const notification: Rule = (subject) => {
	const digits = [...subject.identity].reduce(
		(sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_999_991,
		17,
	);
	const own = String(digits).padStart(7, '0');
	return text(subject.edition === 'th' ? `10-1-66${own.slice(0, 5)}` : `MMC ${own.slice(0, 4)}-${own.slice(4)}`);
};
const BABY = ['Babies from birth', 'မွေးကင်းစမှစ၍', 'แรกเกิดขึ้นไป', '新生儿起'] as const;

/** Care of skin, hair and teeth, make-up, hygiene and health. */
export const CARE_KINDS = [
	kind(
		'skin-care',
		'body-lotion face-cream face-wash serum sunscreen thanaka sheet-mask baby-lotion',
		{
			netWeight: sized({ g: 1 }),
			netVolume: sized({ ml: 1 }),
			sheets: typed({ 'sheet-mask': sized({ sheets: 1 }, 1) }),
			skinType: typed({ 'baby-lotion': BABY }, quality('skin', ALL_SKIN)),
			scent: quality('scent', STYLE_SCENT),
			keeps: 24,
			notification,
		},
		['netWeight', 'netVolume', 'sheets'],
	),
	kind('soap', 'soap', {
		netWeight: sized({ g: 1 }, 100),
		skinType: quality('skin', ALL_SKIN),
		scent: quality('scent', STYLE_SCENT),
		keeps: 24,
		notification,
	}),
	kind('hair-care', 'shampoo hair-oil', {
		netVolume: sized({ ml: 1 }, 200),
		skinType: quality('skin', ['All hair types', 'ဆံပင်အမျိုးအစားအားလုံး', 'ทุกสภาพผม', '所有发质']),
		user: wearer(W.everyone),
		keeps: 24,
		notification,
	}),
	kind(
		'scent',
		'perfume deodorant',
		{
			netVolume: sized({ ml: 1 }),
			netWeight: sized({ g: 1 }),
			scent: quality('scent', ['Unscented', 'ရနံ့မပါ', 'ไม่มีกลิ่น', '无香']),
			user: wearer(W.everyone),
			form: typed({
				perfume: said(
					[[/eau de parfum/i, ['Eau de parfum', 'ရေမွှေးအပြင်း', 'โอ เดอ พาร์ฟูม', '浓香水']]],
					['Eau de toilette', 'ရေမွှေး', 'โอ เดอ ทอยเลตต์', '淡香水'],
				),
				deodorant: said([[/alum/i, ['Stone', 'ကျောက်', 'ก้อน', '石']]], ['Roll-on', 'လိမ်းခေါင်းလှိမ့်', 'โรลออน', '走珠']),
			}),
			keeps: 24,
			notification,
		},
		['netVolume', 'netWeight'],
	),
	kind('make-up', 'lipstick nail-polish face-powder mascara', {
		netWeight: sized(
			{ g: 1 },
			typed({ lipstick: pick(3.5, 3.9, 4.2), 'nail-polish': pick(8, 10), mascara: pick(7, 9) }),
		),
		finish: said(
			[
				[/natural-tone/i, ['Natural', 'သဘာဝ', 'ธรรมชาติ', '自然']],
				[/velvet/i, ['Velvet', 'ကတ္တီပါသား', 'กำมะหยี่', '丝绒']],
				[/long-wear/i, ['Long-wear', 'ကြာရှည်ခံ', 'ติดทนนาน', '持久']],
				[/waterproof/i, ['Waterproof', 'ရေစိုခံ', 'กันน้ำ', '防水']],
				[/matte/i, ['Matte', 'မက်', 'แมตต์', '哑光']],
				[/glossy/i, ['Glossy', 'တောက်ပ', 'เงา', '亮泽']],
			],
			quality(
				'type',
				said([[/oil control/i, ['Oil control', 'အဆီထိန်း', 'คุมมัน', '控油']]], ['Natural', 'သဘာဝ', 'ธรรมชาติ', '自然']),
			),
		),
		keeps: 36,
		notification,
	}),
	kind('teeth', 'toothpaste', {
		netWeight: sized({ g: 1 }, 100),
		flavour: quality('flavour', ['Mint', 'ပူစီနံ', 'มินต์', '薄荷']),
		user: wearer(W.everyone),
		keeps: 24,
	}),
	kind(
		'toothbrush',
		'toothbrush',
		{
			bristles: said(
				[[/charcoal/i, ['Soft, with charcoal', 'ပျော့၊ မီးသွေးပါ', 'นุ่ม ผสมชาร์โคล', '软毛，含竹炭']]],
				['Soft', 'ပျော့', 'นุ่ม', '软'],
			),
			material: said([[/bamboo/i, W.bamboo]], W.plastic),
			powerSource: said([[/electric/i, W.rechargeable]]),
			user: wearer(W.adults),
		},
		['powerSource'],
	),
	kind(
		'hygiene',
		'sanitary-pads face-mask plasters baby-wipes',
		{
			count: sized({ pieces: 1 }),
			sheets: sized({ sheets: 1 }),
			material: typed({
				'face-mask': ['Non-woven', 'နန်းဝိုဗန်', 'ผ้าสปันบอนด์', '无纺布'],
				'sanitary-pads': W.cotton,
				plasters: said([[/fabric/i, W.cotton]], ['Elastic film', 'ပလတ်စတစ်အလွှာ', 'ฟิล์มยืดหยุ่น', '弹性薄膜']),
				'baby-wipes': ['Non-woven, without alcohol', 'နန်းဝိုဗန်၊ အရက်ပြန်မပါ', 'สปันเลซ ไม่มีแอลกอฮอล์', '无纺布，无酒精'],
			}),
			layers: typed({ 'face-mask': said([[/KF94|N95/, 4]], 3) }),
			length: typed({ 'sanitary-pads': said([[/overnight/i, 35]], 24.5) }),
			user: wearer(typed({ 'sanitary-pads': W.women, 'baby-wipes': BABY }, W.everyone)),
		},
		['count', 'sheets', 'layers', 'length'],
	),
	kind('diapers', 'diapers', {
		count: sized({ pieces: 1 }, 28),
		form: said([[/pants/i, ['Pants', 'ဘောင်းဘီပုံ', 'แบบกางเกง', '拉拉裤']]], ['Tape', 'ကပ်ခွာ', 'แบบเทป', '腰贴']),
		babyAge: said(
			[
				[
					/adult/i,
					['Adults, waist 75–125 cm', 'လူကြီး၊ ခါး ၇၅–၁၂၅ စင်တီမီတာ', 'ผู้ใหญ่ เอว 75–125 ซม.', '成人，腰围75–125厘米'],
				],
				[/newborn/i, ['Up to 5 kg', '၅ ကီလိုအထိ', 'ไม่เกิน 5 กก.', '5公斤以下']],
			],
			['9–14 kg', '၉–၁၄ ကီလို', '9–14 กก.', '9–14公斤'],
		),
		dryFor: 12,
	}),
	kind('supplement', 'supplement-bottle', {
		tablets: sized({ tablets: 1 }, 30),
		dose: pick(1, 2),
		user: wearer(W.adults),
		keeps: 24,
	}),
	kind(
		'balm',
		'balm-jar',
		{
			netWeight: sized({ g: 1 }),
			netVolume: sized({ ml: 1 }),
			scent: quality('scent', ['Menthol and camphor', 'မန်သောနှင့် ပရုပ်', 'เมนทอลและการบูร', '薄荷与樟脑']),
			keeps: 24,
		},
		['netWeight', 'netVolume'],
	),
] as const;
