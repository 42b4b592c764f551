import { further, goods } from './types.ts';

/** Phones, tablets, watches and what belongs to them. */
export const FURTHER_PHONES = [
	further(
		'smartphone',
		`samsung Galaxy A06 | | | 3990
		samsung Galaxy A16 5G | | | 6999
		samsung Galaxy A26 5G | | | 9999
		samsung Galaxy A36 5G | | | 12999
		samsung Galaxy A56 5G | | | 15999
		samsung Galaxy S24 FE | | | 21900
		samsung Galaxy S25 | | | 29900
		samsung Galaxy S25 Ultra | | | 46900
		samsung Galaxy Z Flip6 | | | 39900
		samsung Galaxy M15 5G | | | 6290
		apple iPhone 13 | | | 17900
		apple iPhone 15 | | | 25900
		apple iPhone 16 | | | 29900
		apple iPhone 16 Plus | | | 34900
		apple iPhone 16 Pro | | | 39900
		apple iPhone 16e | | | 24900
		xiaomi Redmi 14C | | | 3699
		xiaomi Redmi Note 14 | | | 5999
		xiaomi Redmi Note 14 Pro 5G | | | 10999
		xiaomi Redmi A3 | | | 2799
		xiaomi Poco X7 Pro | | | 10990
		xiaomi Poco M6 | | | 4799
		xiaomi 14T | | | 17990
		oppo A3x | | | 4299
		oppo A5 Pro 5G | | | 8999
		oppo Reno13 F | | | 11999
		oppo Reno13 5G | | | 17999
		oppo Find X8 | | | 27999
		vivo Y19s | | | 4999
		vivo Y29 5G | | | 7999
		vivo V50 Lite | | | 10999
		vivo V50 | | | 15999
		vivo X200 | | | 29999
		realme C75 | | | 5999
		realme Note 60 | | | 3299
		realme 14 Pro 5G | | | 12999
		realme GT 7 | | | 17999
		huawei nova 13 | | | 14990
		huawei Pura 70 | | | 25990
		honor X9c | | | 11999
		honor 400 Lite | | | 8999
		infinix Hot 50 | | | 4299
		infinix Note 40 | | | 6299
		tecno Spark 30C | | | 3499
		tecno Camon 30 | | | 6999
		oneplus Nord 4 | | | 14990
		oneplus 13 | | | 29990
		nokia G42 5G | | | 5990`,
		{
			about: [
				'A dual-SIM phone with a bright screen, a fast camera and a battery for the whole day.',
				'ဆင်းမ်ကတ်နှစ်ခုသုံး၊ မျက်နှာပြင်လင်းလင်း၊ ကင်မရာမြန်ပြီး ဘက်ထရီ တစ်နေ့လုံးခံသည်။',
				'มือถือสองซิม จอสว่าง กล้องไว แบตอยู่ได้ทั้งวัน',
				'双卡手机，屏幕明亮，拍照迅速，续航一整天。',
			],
		},
	),
	further(
		'keypad-phone',
		`nokia 105 4G | | | 890
		nokia 110 4G | | | 1190
		nokia 225 4G | | | 1690
		nokia 2660 Flip | folding | | 2490
		nokia 3210 4G | | | 2690
		samsung Guru Music 2 | | | 990
		- 5310 | | | 790`,
	),
	further(
		'power-bank',
		`anker PowerCore | | 10000/20000 mah | 690/1190
		anker Nano 533 | usbc | 10000 mah | 990
		anker MagGo | magsafe | 10000 mah | 1890
		anker Prime | fastcharge | 27000 mah | 4990
		xiaomi Power Bank 3 | | 10000/20000 mah | 599/899
		xiaomi Mi 50W | fastcharge | 20000 mah | 1490
		baseus Bipow | | 10000/20000/30000 mah | 499/799/1190
		baseus Blade | usbc | 20000 mah | 2590
		baseus Magnetic Mini | magsafe | 5000/10000 mah | 690/990
		ugreen Nexode | fastcharge | 20000/25000 mah | 1990/2790
		samsung EB-P3400 | usbc | 10000 mah | 1090
		realme | fastcharge | 10000 mah | 590
		- Solar X | solar | 20000 mah | 890`,
	),
	further(
		'charger',
		`anker Nano | usbc | 20/30/45/65 watts | 390/690/990/1290
		anker 735 GaNPrime | | 65 watts | 1690
		ugreen Nexode | usbc | 30/45/65/100 watts | 590/790/1090/1990
		baseus GaN5 Pro | | 65/100 watts | 990/1690
		apple | usbc | 20/35/70 watts | 790/2290/2490
		samsung | usbc | 15/25/45 watts | 290/590/990
		xiaomi | fastcharge | 33/67/120 watts | 390/690/1290
		oppo SUPERVOOC | fastcharge | 33/80 watts | 490/890
		vivo FlashCharge | fastcharge | 44/80 watts | 490/890
		huawei SuperCharge | fastcharge | 40/66 watts | 590/890
		- | usbc | 20 watts | 199`,
	),
	further(
		'selfie-stick',
		`xiaomi Zoom | bluetooth | | 590
		baseus Lovely | bluetooth | | 490
		dji Osmo Mobile 6 | | | 4990
		dji Osmo Mobile SE | | | 3390
		ugreen | portable | | 690
		- Q07 | bluetooth | | 290`,
	),
	further(
		'memory-card',
		`sandisk Ultra microSD | | 32/64/128/256/512 gb | 190/250/390/690/1490
		sandisk Extreme microSD | | 64/128/256 gb | 390/590/990
		sandisk Extreme Pro SDXC | | 64/128/256 gb | 690/990/1890
		samsung EVO Plus microSD | | 64/128/256/512 gb | 260/390/720/1590
		samsung Pro Plus microSD | | 128/256 gb | 590/1090
		kingston Canvas Select Plus microSD | | 32/64/128/256 gb | 150/210/340/650
		kingston Canvas React SD | | 64/128 gb | 590/990`,
	),
	goods(
		'phone-case',
		'cases-and-protectors',
		'gear',
		['phone case', 'ဖုန်းကာဗာ', 'เคสมือถือ', '手机壳'],
		[
			'Raised edges protect the screen and the camera when the phone falls.',
			'ဖုန်းကျသည့်အခါ မျက်နှာပြင်နှင့် ကင်မရာကို ကာကွယ်သော အနားစွန်းမြှင့်ထားသည်။',
			'ขอบยกสูง ปกป้องจอและกล้องเมื่อมือถือตก',
			'加高边框，跌落时保护屏幕与镜头。',
		],
		`- iPhone 16 | tpu/silicone/leather | | 290
		- iPhone 16 Pro | tpu/silicone/magsafe | | 290
		- iPhone 15 | tpu/silicone | | 250
		- iPhone 13 | tpu/silicone | | 190
		- Galaxy A16 | tpu/silicone | | 150
		- Galaxy A56 | tpu/silicone | | 190
		- Galaxy S25 Ultra | tpu/silicone/leather | | 350
		- Redmi Note 14 | tpu/silicone/cartoon | | 150
		- Redmi 14C | tpu/cartoon | | 120
		- OPPO A5 Pro | tpu/silicone/cartoon | | 150
		- OPPO Reno13 | tpu/fauxleather | | 190
		- vivo Y29 | tpu/cartoon | | 150
		- vivo V50 | tpu/fauxleather | | 190
		- realme C75 | tpu/cartoon | | 130
		ugreen iPhone 16 | magsafe | | 590
		baseus iPhone 15 | magsafe | | 490`,
		{ hues: [0, 4, 8], options: 'colour', grams: 80, isAccessory: true },
	),
	goods(
		'screen-protector',
		'cases-and-protectors',
		'gear',
		['tempered glass screen protector', 'ဖုန်းမှန်ကပ်', 'ฟิล์มกระจกนิรภัย', '钢化膜'],
		[
			'With cloths for an application without bubbles.',
			'လေပူဖောင်းမပါဘဲ ကပ်နိုင်ရန် သုတ်ပဝါများ ပါသည်။',
			'พร้อมผ้าเช็ดสำหรับติดแบบไม่มีฟองอากาศ',
			'附清洁布，贴膜无气泡。',
		],
		`baseus iPhone 16 | | | 290
		baseus iPhone 15 | | | 250
		ugreen iPhone 16 Pro | | | 390
		- iPhone 13 | matte | | 120
		- Galaxy A16 | | | 99
		- Galaxy A56 | matte | | 120
		- Galaxy S25 Ultra | | | 290
		- Redmi Note 14 | | | 99
		- OPPO A5 Pro | | | 99
		- vivo Y29 | | | 99
		- realme C75 | matte | | 99
		- iPad 10.9 | matte | | 290`,
		{ grams: 60, isAccessory: true },
	),
	goods(
		'charging-cable',
		'cables',
		'gear',
		['charging cable', 'အားသွင်းကြိုး', 'สายชาร์จ', '充电线'],
		[
			'Braided cable that bends ten thousand times; charges and transfers data.',
			'အကြိမ်တစ်သောင်း ကွေးနိုင်သော ကျစ်ကြိုး၊ အားသွင်း၊ ဒေတာပို့နိုင်သည်။',
			'สายถักทนการงอหมื่นครั้ง ชาร์จและถ่ายโอนข้อมูล',
			'编织线耐弯折万次，充电兼传数据。',
		],
		`anker PowerLine III | usbc/lightning | 1/2 m | 290/390
		anker Bio | usbc | 1/2 m | 390/490
		ugreen Nylon | usbc/lightning/microusb | 1/2 m | 159/199
		baseus Cafule | usbc/lightning | 1/2 m | 149/189
		apple | usbc/lightning | 1/2 m | 690/990
		samsung | usbc | 1/2 m | 250/390
		xiaomi | usbc/microusb | 1 m | 129`,
		{ hues: [0], grams: 60 },
	),
	goods(
		'wireless-charger',
		'chargers',
		'gear',
		['wireless charger', 'ကြိုးမဲ့အားသွင်းပြား', 'แท่นชาร์จไร้สาย', '无线充电器'],
		[
			'Charges through most phone cases; a light shows when it is full.',
			'ကာဗာတပ်ထားလည်း အားသွင်းနိုင်ပြီး အားပြည့်လျှင် မီးပြသည်။',
			'ชาร์จผ่านเคสได้ มีไฟบอกเมื่อเต็ม',
			'隔壳可充，充满有灯提示。',
		],
		`anker MagGo | magsafe | 15 watts | 1290
		baseus Simple | | 15 watts | 590
		ugreen | folding | 15 watts | 890
		apple MagSafe | magsafe | 25 watts | 1690
		samsung EP-P2400 | | 15 watts | 890
		xiaomi | standing | 50 watts | 1290`,
		{ hues: [0], grams: 150 },
	),
	goods(
		'phone-holder',
		'selfie-sticks',
		'gear',
		['phone holder', 'ဖုန်းထောက်တိုင်', 'ที่วางมือถือ', '手机支架'],
		[
			'Turns in all directions and holds phones up to 7 inches.',
			'ဘက်စုံလှည့်နိုင်ပြီး ၇ လက်မအထိ ဖုန်းများအတွက်။',
			'หมุนได้รอบทิศ รองรับมือถือถึง 7 นิ้ว',
			'全向旋转，适配7英寸以内手机。',
		],
		`baseus C02 | magsafe | | 390
		ugreen | folding+aluminium | | 350
		ugreen Waterfall | wall | | 290
		xiaomi Car Mount Pro | fastcharge | | 1190
		- Lazy Neck | silicone | | 190
		- Motorcycle M8 | waterproof | | 250`,
		{ hues: [0], grams: 200 },
	),
	goods(
		'tablet',
		'tablets',
		'tech',
		['tablet', 'တက်ဘလက်', 'แท็บเล็ต', '平板电脑'],
		[
			'For lessons, films and drawing, with speakers on both sides.',
			'စာသင်၊ ရုပ်ရှင်ကြည့်၊ ပုံဆွဲရန်၊ စပီကာနှစ်ဖက်ပါ။',
			'สำหรับเรียน ดูหนัง วาดรูป ลำโพงสองข้าง',
			'上网课、看影片、绘画皆宜，双侧扬声器。',
		],
		`apple iPad | | 11 inch | 12900
		apple iPad Air M3 | | 11/13 inch | 20900/28900
		apple iPad Pro M4 | | 11/13 inch | 37900/48900
		apple iPad mini | | 8 inch | 18900
		samsung Galaxy Tab A9+ | | 11 inch | 7990
		samsung Galaxy Tab S10 FE | | 11/13 inch | 16900/21900
		xiaomi Redmi Pad SE | | 9/11 inch | 3999/5999
		xiaomi Pad 7 | | 11 inch | 10990
		huawei MatePad SE | | 11 inch | 5990
		huawei MatePad Air | | 12 inch | 18990
		lenovo Tab M11 | | 11 inch | 5990
		lenovo Idea Tab Pro | | 13 inch | 12990
		honor Pad X8a | | 11 inch | 4990
		oppo Pad Neo | | 11 inch | 8999`,
		{ hues: [0, 4, 8], options: 'colour-storage', grams: 900 },
	),
	goods(
		'smartwatch',
		'smartwatches',
		'tech',
		['smartwatch', 'စမတ်နာရီ', 'สมาร์ทวอทช์', '智能手表'],
		[
			'Counts steps, measures heart rate and sleep, and shows calls and messages.',
			'ခြေလှမ်း၊ နှလုံးခုန်နှုန်း၊ အိပ်စက်မှုတိုင်းပြီး ဖုန်းနှင့် မက်ဆေ့ချ် ပြသည်။',
			'นับก้าว วัดหัวใจและการนอน แจ้งสายและข้อความ',
			'计步、测心率与睡眠，提醒来电和消息。',
		],
		`apple Watch SE | | | 8900
		apple Watch Series 10 | | | 14900
		apple Watch Ultra 2 | | | 29900
		samsung Galaxy Watch7 | | | 8990
		samsung Galaxy Fit3 | | | 1790
		xiaomi Smart Band 9 | | | 1290
		xiaomi Redmi Watch 5 Lite | | | 1790
		xiaomi Watch S4 | | | 4990
		huawei Band 10 | | | 1490
		huawei Watch Fit 4 | | | 4990
		huawei Watch GT 5 | | | 7490
		garmin Forerunner 165 | | | 9490
		garmin Instinct 3 | | | 15990
		realme Watch S2 | | | 1990
		honor Band 9 | | | 1290
		casio G-Shock GBD-200 | | | 5500`,
		{ hues: [0, 4, 8], options: 'colour', grams: 250 },
	),
];
