import { further, goods } from './types.ts';

/** Clothes, shoes, bags and accessories. */
export const FURTHER_FASHION = [
	further(
		't-shirt',
		`uniqlo AIRism | men+cotton/women+cotton | | 390
		uniqlo UT | cartoon | | 590
		nike Sportswear Club | men+cotton | | 990
		adidas Trefoil | cotton | | 1090
		puma Essentials | cotton | | 690
		levis Housemark | men+cotton | | 890
		- | plain+cotton+oversize/striped+cotton/elephant+cotton/cartoon+kids | | 190`,
	),
	further(
		'blouse',
		`uniqlo Rayon | women+longsleeve | | 990
		- | silk+women/batik+women/flower+women/linen+women | | 390
		- Eingyi | acheik+women/cotton+women | | 450 | mm
		- | ikat+women/surin+silk | | 690 | th`,
	),
	further(
		'longyi',
		`- | mandalay+acheik+silk | | 1890 | mm
		- | amarapura+acheik+silk/amarapura+checked+cotton/amarapura+striped+silk | | 890 | mm
		- | inle+lotusfibre | | 5900 | mm
		- | inle+ikat+silk/inle+ikat+cotton | | 690 | mm
		- | kachin+checked+cotton/kachin+silk | | 450 | mm
		- | rakhine+silk/rakhine+striped+cotton | | 590 | mm
		- | chin+striped+cotton/shan+plain+cotton | | 420 | mm
		- | men+checked+cotton/men+plain+cotton/women+batik+cotton/women+flower+cotton | | 220
		- | surin+silk/chiangmai+checked+cotton/nan+striped+cotton/isan+ikat+cotton | | 490 | th`,
	),
	further(
		'jeans',
		`levis 501 Original | men | | 2990
		levis 511 | men+slimfit | | 2790
		levis 721 | women | | 2790
		uniqlo | men+slimfit/women | | 1290
		- | women+oversize/kids/men+slimfit | | 490`,
	),
	further(
		'dress',
		`uniqlo | women+linen/women+cotton | | 1290
		- | flower+women/striped+cotton/silk+women/batik+women/ikat+cotton | | 450
		- Maxi | flower/plain+linen | | 590`,
	),
	goods(
		'shirt',
		'tops',
		'cloth',
		['shirt', 'ရှပ်အင်္ကျီ', 'เสื้อเชิ้ต', '衬衫'],
		[
			'A shirt with a firm collar that irons easily.',
			'ကော်လာတောင့်ပြီး မီးပူတိုက်ရလွယ်သော ရှပ်။',
			'เสื้อเชิ้ตปกคงรูป รีดง่าย',
			'挺括领型，易熨烫。',
		],
		`uniqlo Oxford | men+cotton+slimfit/men+cotton+striped | | 990
		uniqlo Premium | men+linen/women+linen | | 1290
		levis | men+denim | | 1790
		- | men+longsleeve+cotton/men+shortsleeve+cotton/men+checked+cotton/women+longsleeve+cotton/women+striped+cotton/student+shortsleeve | | 290
		- Hawaii | flower+shortsleeve/elephant+shortsleeve | | 250`,
		{ hues: [0, 4, 8], options: 'colour-size' },
	),
	goods(
		'polo-shirt',
		'tops',
		'cloth',
		['polo shirt', 'ပိုလိုအင်္ကျီ', 'เสื้อโปโล', 'Polo衫'],
		[
			'Knitted cotton that lets air through; for work and weekends.',
			'လေဝင်သော ချည်ဇာထိုး၊ အလုပ်နှင့် အားလပ်ရက်အတွက်။',
			'ผ้าคอตตอนถักระบายอากาศ ใส่ทำงานหรือวันหยุด',
			'透气棉质针织，上班休闲皆宜。',
		],
		`uniqlo DRY | men/women | | 590
		nike | men | | 1190
		adidas | men | | 1190
		grandsport | men/women | | 390
		- | men+cotton+plain/men+striped/student | | 220`,
		{ hues: [0, 4, 8], options: 'colour-size' },
	),
	goods(
		'hoodie',
		'tops',
		'cloth',
		['hoodie', 'ဟူဒီအင်္ကျီ', 'เสื้อฮู้ด', '连帽卫衣'],
		[
			'Soft inside, with a hood and a large pocket.',
			'အတွင်းသား နူးညံ့ပြီး ခေါင်းစွပ်နှင့် အိတ်ကပ်ကြီးပါ။',
			'ด้านในนุ่ม มีฮู้ดและกระเป๋าใหญ่',
			'内里柔软，带帽与大口袋。',
		],
		`uniqlo Sweat | men/women | | 1290
		nike Club Fleece | men | | 2290
		adidas Essentials | men/women | | 1990
		puma | men | | 1590
		- | oversize/cartoon/kids | | 390`,
		{ hues: [0, 4, 8], options: 'colour-size', grams: 600 },
	),
	goods(
		'raincoat',
		'tops',
		'cloth',
		['raincoat', 'မိုးကာအင်္ကျီ', 'เสื้อกันฝน', '雨衣'],
		[
			'Sealed seams, hood and room for a backpack.',
			'ချုပ်ရိုးလုံ၊ ခေါင်းစွပ်ပါ၊ ကျောပိုးအိတ်ပါ လုံသည်။',
			'ตะเข็บกันน้ำ มีฮู้ด คลุมเป้ได้',
			'密封缝线，带帽，可罩背包。',
		],
		`quechua NH100 | nylon | | 490
		- | adult+nylon/kids+cartoon/men+nylon/women+nylon | | 190
		- Poncho | plastic/nylon | | 89`,
		{ hues: [0, 4, 8], options: 'colour-size', grams: 400 },
	),
	goods(
		'trousers',
		'bottoms',
		'cloth',
		['trousers', 'ဘောင်းဘီရှည်', 'กางเกงขายาว', '长裤'],
		[
			'Straight legs, pockets that close, cloth that breathes.',
			'ဘောင်းဘီဖြောင့်၊ ဇစ်ပါအိတ်ကပ်၊ လေဝင်သောအသား။',
			'ขาตรง กระเป๋าปิดได้ ผ้าระบายอากาศ',
			'直筒裤型，口袋可扣，面料透气。',
		],
		`uniqlo Smart Ankle | men/women | | 1290
		uniqlo Chino | men+cotton+slimfit | | 1290
		levis XX Chino | men | | 2290
		- | men+office/women+office/women+linen/men+linen/student | | 350
		- Fisherman | cotton/striped+cotton | | 220 | th
		- Harem | elephant | | 180 | th`,
		{ hues: [0, 4, 8], options: 'colour-size' },
	),
	goods(
		'shorts',
		'bottoms',
		'cloth',
		['shorts', 'ဘောင်းဘီတို', 'กางเกงขาสั้น', '短裤'],
		[
			'Light shorts with an elastic waist.',
			'ခါးသားရေကြိုးပါ ပေါ့ပါးသော ဘောင်းဘီတို။',
			'ขาสั้นเนื้อเบา เอวยางยืด',
			'轻薄短裤，松紧腰。',
		],
		`uniqlo | men+cotton/women+linen | | 590
		nike Dri-FIT | men | | 990
		adidas 3-Stripes | men | | 990
		- | men+denim/women+denim/elephant+cotton/kids+cotton | | 190`,
		{ hues: [0, 4, 8], options: 'colour-size' },
	),
	goods(
		'skirt',
		'bottoms',
		'cloth',
		['wrap skirt', 'ထဘီ', 'ผ้าซิ่น', '筒裙'],
		[
			'Woven cloth with a border, sewn to a skirt with ties.',
			'အနားကွပ်ပါ ရက်ထည်၊ ကြိုးပါ ချုပ်ပြီး ထဘီ။',
			'ผ้าทอมีเชิง เย็บสำเร็จพร้อมเชือกผูก',
			'带边织布，缝制成裙，系带穿着。',
		],
		`- | amarapura+acheik+silk/amarapura+flower+cotton | | 890 | mm
		- | shan+striped+cotton/rakhine+acheik+silk/kachin+checked+wool | | 790 | mm
		- | batik+cotton/flower+cotton | | 290
		- | chiangmai+striped+cotton/isan+ikat+silk/nan+silk/surin+ikat+silk | | 690 | th`,
		{ hues: [0, 5, 8], options: 'colour' },
	),
	goods(
		'underwear',
		'underwear',
		'cloth',
		['underwear', 'အတွင်းခံဘောင်းဘီ', 'กางเกงใน', '内裤'],
		[
			'Soft waistband and no scratchy label.',
			'ခါးပတ်နူးညံ့ပြီး ယားစေသော တံဆိပ်မပါ။',
			'ขอบเอวนุ่ม ไม่มีป้ายคันผิว',
			'柔软腰边，无标签刺激。',
		],
		`uniqlo AIRism | men/women | | 290
		wacoal | women+cotton | | 190
		sabina | women | | 120
		- | men+cotton/women+cotton/kids+cartoon | | 79`,
		{ hues: [0, 4], options: 'pack', grams: 100 },
	),
	goods(
		'bra',
		'underwear',
		'cloth',
		['bra', 'ဘရာဇီယာ', 'เสื้อชั้นใน', '文胸'],
		['Light support without wires.', 'သံမပါဘဲ ပေါ့ပါးစွာ ထိန်းပေးသည်။', 'พยุงทรงเบาสบาย ไร้โครง', '无钢圈，轻盈支撑。'],
		`wacoal Mood | women | | 690
		wacoal Sport | women | | 790
		sabina Doomm | women | | 590
		sabina Seamless | women | | 490
		uniqlo Wireless | women | | 690
		- | cotton/nylon | | 190`,
		{ hues: [0, 8], options: 'colour-size', grams: 120 },
	),
	further(
		'running-shoes',
		`nike Pegasus 41 | men/women | | 4700
		nike Revolution 7 | men | | 2200
		nike Vaporfly 3 | | | 8900
		adidas Ultraboost 5 | men/women | | 6500
		adidas Duramo SL | men | | 2200
		adidas Adizero SL2 | | | 4500
		asics Gel-Kayano 31 | men/women | | 6500
		asics Gel-Contend 9 | men | | 2300
		asics Novablast 5 | | | 5300
		newbalance Fresh Foam 1080 | men/women | | 6300
		puma Velocity Nitro 3 | men | | 4300
		- | mesh+men/mesh+women | | 590`,
	),
	goods(
		'sneakers',
		'shoes',
		'leather',
		['sneakers', 'စနီကာဖိနပ်', 'รองเท้าผ้าใบ', '休闲鞋'],
		[
			'Everyday shoes with a rubber sole that does not slip.',
			'မချော်သော ရာဘာဖိနပ်ခံပါ နေ့စဉ်စီးဖိနပ်။',
			'รองเท้าใส่ทุกวัน พื้นยางไม่ลื่น',
			'日常休闲鞋，橡胶底防滑。',
		],
		`converse Chuck Taylor All Star | canvas | | 1990
		converse Chuck 70 | canvas/leather | | 2990
		vans Old Skool | suede/canvas | | 2300
		vans Authentic | canvas | | 2000
		nike Air Force 1 '07 | leather | | 3900
		nike Court Vision | men/women | | 2500
		adidas Samba OG | leather | | 4000
		adidas Stan Smith | leather | | 3500
		puma Suede Classic | suede | | 2700
		newbalance 574 | suede | | 3300
		fila Disruptor II | women | | 2490
		nanyang 205-S | student+canvas | | 350
		pan Legato | student+canvas | | 390
		- | canvas+men/canvas+women/kids | | 290`,
		{ hues: [0, 4, 7], options: 'colour-shoe' },
	),
	further(
		'sandals',
		`crocs Classic Clog | adult/kids | | 1690
		crocs LiteRide | | | 2290
		adidas Adilette | rubber | | 990
		nike Victori One | | | 990
		bata | rubber/leather+men/women | | 290
		nanyang Changdao | rubber | | 129 | th
		- Mandalay | suede+men/suede+women | | 190 | mm
		- Hnyat Phanat | leather+men/rubber/reed | | 150 | mm`,
	),
	goods(
		'high-heels',
		'shoes',
		'leather',
		['high heels', 'ဒေါက်ဖိနပ်', 'รองเท้าส้นสูง', '高跟鞋'],
		[
			'A stable heel and a padded insole for long days.',
			'ဒေါက်ခိုင်ပြီး ဖိနပ်ခံအိစက်၍ တစ်နေ့လုံးစီးနိုင်။',
			'ส้นมั่นคง พื้นนุ่ม ใส่ได้ทั้งวัน',
			'稳固鞋跟，软垫内里，久穿不累。',
		],
		`bata | leather/fauxleather | 5/8 cm | 890/990
		- | suede/fauxleather | 5/8 cm | 390/450`,
		{ hues: [0, 8], options: 'colour-shoe' },
	),
	goods(
		'formal-shoes',
		'shoes',
		'leather',
		['dress shoes', 'ရှူးဖိနပ်', 'รองเท้าคัทชู', '正装鞋'],
		[
			'Polished shoes for office, school and ceremony.',
			'ရုံး၊ ကျောင်းနှင့် အခမ်းအနားအတွက် အရောင်တင်ရှူး။',
			'รองเท้าขัดเงา ใส่ทำงาน เรียน และงานพิธี',
			'光面皮鞋，上班、上学、典礼皆宜。',
		],
		`bata Ambassador | men+leather | | 1690
		bata Naughty Boy | student | | 590
		bata Comfit | women+leather | | 1290
		- Oxford | men+leather | | 890
		- Loafer | men+suede/women+leather | | 690
		- | student+fauxleather | | 390`,
		{ hues: [0], options: 'colour-shoe' },
	),
	further(
		'handbag',
		`- Tote | canvas/leather/fauxleather | | 390
		- Crossbody | leather/nylon/fauxleather | | 350
		- | rattan+chiangmai/reed+isan | | 590 | th
		- | silk+amarapura/rattan+rakhine | | 590 | mm
		- Clutch | pearl/silk | | 490`,
	),
	further(
		'backpack',
		`samsonite Guardit 2.0 | office | | 3490
		quechua NH100 | | 10/20/30 l | 190/390/690
		quechua MH500 | waterproof | 30/40 l | 2490/2990
		nike Brasilia | student | | 1290
		adidas Classic | student | | 990
		puma Phase | student | | 690
		xiaomi Casual | | 16 l | 690
		- | kids+cartoon/student+nylon/office+waterproof | | 390`,
	),
	goods(
		'shan-bag',
		'bags',
		'cloth',
		['Shan shoulder bag', 'ရှမ်းလွယ်အိတ်', 'ย่ามไทใหญ่', '掸族挎包'],
		[
			'Woven on a back-strap loom, with tassels and a wide strap.',
			'ဂျပ်ခုတ်ရက်ကန်းဖြင့် ရက်ထားပြီး ပန်းဖွား၊ လွယ်ကြိုးကျယ်ပါ။',
			'ทอกี่เอว มีพู่ สายสะพายกว้าง',
			'腰机织造，带流苏与宽肩带。',
		],
		`- | shan+striped+cotton/kachin+wool/chin+checked+cotton/rakhine+striped+cotton/palaung+cotton | | 250 | mm
		- | chiangrai+striped+cotton/chiangmai+plain+cotton/nan+ikat+cotton | | 290 | th`,
		{ hues: [0, 4, 8], options: 'colour' },
	),
	goods(
		'suitcase',
		'bags',
		'leather',
		['suitcase', 'ခရီးဆောင်အိတ်', 'กระเป๋าเดินทาง', '行李箱'],
		['Four quiet wheels and a combination lock.', 'အသံတိတ် ဘီးလေးဘီးနှင့် နံပါတ်သော့ပါ။', 'สี่ล้อเงียบ ล็อกรหัส', '四轮静音，密码锁。'],
		`samsonite Octolite | | 20/25/28 inch | 7900/9900/11900
		samsonite Enow | | 20/25 inch | 4900/6900
		xiaomi Luggage Classic | | 20/24 inch | 1890/2290
		- | aluminium/nylon | 20/24/28 inch | 890/1190/1490`,
		{ hues: [0, 4, 8], options: 'colour', grams: 3_500 },
	),
	further(
		'ring',
		`- | gold+jade/silver+jade/pearl+silver/gold | | 890
		- Mogok Ruby | silver/gold | | 4900 | mm
		- Sapphire | silver+chanthaburi/gold+chanthaburi | | 3900 | th`,
	),
	goods(
		'necklace',
		'jewellery-and-watches',
		'jewellery',
		['necklace', 'ဆွဲကြိုး', 'สร้อยคอ', '项链'],
		[
			'A fine chain with a pendant; 45 cm with extension.',
			'လော့ကက်ပါ ကြိုးသေး၊ ၄၅ စင်တီမီတာ၊ ချဲ့နိုင်။',
			'สร้อยเส้นเล็กพร้อมจี้ ยาว 45 ซม. ปรับได้',
			'细链配吊坠，45厘米可调。',
		],
		`- | jade+silver/pearl/gold/silver/jade+gold | | 690
		- Lotus | silver/gold | | 790
		- Elephant | silver | | 590 | th
		- Peacock | gold | | 990 | mm`,
		{ hues: [0, 4] },
	),
	goods(
		'earrings',
		'jewellery-and-watches',
		'jewellery',
		['earrings', 'နားကပ်', 'ต่างหู', '耳环'],
		[
			'Light on the ear and safe for sensitive skin.',
			'နားပေါ်ပေါ့ပါးပြီး အထိမခံအသားအတွက် သင့်တော်။',
			'เบาหู ปลอดภัยสำหรับผิวแพ้ง่าย',
			'轻盈不坠耳，敏感肌可戴。',
		],
		`- Stud | pearl/jade/silver/gold | | 290
		- Hoop | silver/gold | | 350
		- Drop | jade+silver/pearl+gold | | 490`,
		{ hues: [0, 4] },
	),
	goods(
		'bracelet',
		'jewellery-and-watches',
		'jewellery',
		['bracelet', 'လက်ကောက်', 'กำไลข้อมือ', '手镯'],
		['A bangle or beads for every day.', 'နေ့စဉ်ဝတ် လက်ကောက် သို့မဟုတ် ပုတီး။', 'กำไลหรือลูกปัด ใส่ได้ทุกวัน', '日常佩戴的手镯或手串。'],
		`- | jade/silver/gold/padauk/pearl | | 590
		- Bangle | jade+kachin/silver+shan | | 1990 | mm
		- Bangle | silver+nan/silver+chiangmai | | 990 | th`,
		{ hues: [0, 4] },
	),
	further(
		'watch',
		`casio F-91W | digital | | 590
		casio G-Shock GA-2100 | | | 3790
		casio G-Shock DW-5600 | digital | | 2490
		casio Edifice EFV-100 | men+steel | | 3290
		casio LTP-1302 | women+steel | | 1690
		casio Baby-G BGD-565 | women+digital | | 2990
		seiko 5 Sports SSK | men+automatic | | 13900
		seiko Presage Cocktail | men+automatic | | 17900
		seiko SUR | quartz+men/quartz+women | | 5900
		- | kids+cartoon/women+leather/men+leather | | 290`,
	),
	goods(
		'wallet',
		'wallets-belts-and-glasses',
		'leather',
		['wallet', 'ပိုက်ဆံအိတ်', 'กระเป๋าสตางค์', '钱包'],
		['Room for notes, cards and coins.', 'ငွေစက္ကူ၊ ကတ်နှင့် အကြွေ ထည့်နိုင်။', 'ใส่ธนบัตร บัตร และเหรียญ', '可放纸币、卡片、零钱。'],
		`levis | men+leather | | 990
		samsonite | men+leather | | 1490
		- | men+leather/women+leather/women+fauxleather/silk | | 290
		- Card Holder | leather/aluminium | | 190`,
		{ hues: [0, 8], options: 'colour', grams: 150 },
	),
	goods(
		'belt',
		'wallets-belts-and-glasses',
		'leather',
		['belt', 'ခါးပတ်', 'เข็มขัด', '皮带'],
		[
			'A buckle that holds and leather that softens.',
			'ခေါင်းခိုင်ပြီး သုံးလေနူးလေ သားရေ။',
			'หัวแน่น หนังยิ่งใช้ยิ่งนุ่ม',
			'扣头牢固，皮质越用越软。',
		],
		`levis | men+leather | | 1290
		- | men+leather/men+canvas/women+leather/student+fauxleather | | 250
		- Automatic | men+leather | | 290`,
		{ hues: [0], options: 'colour', grams: 250 },
	),
	goods(
		'sunglasses',
		'wallets-belts-and-glasses',
		'leather',
		['sunglasses', 'နေကာမျက်မှန်', 'แว่นกันแดด', '太阳镜'],
		[
			'Lenses that stop all ultraviolet light.',
			'ခရမ်းလွန်ရောင်ခြည် အပြည့်ကာသော မှန်။',
			'เลนส์กันรังสียูวีทั้งหมด',
			'镜片全面阻隔紫外线。',
		],
		`rayban Aviator RB3025 | | | 6900
		rayban Wayfarer RB2140 | | | 7200
		rayban Round RB3447 | | | 6900
		quechua MH140 | | | 490
		uniqlo | men/women | | 590
		- | men/women/kids | | 190`,
		{ hues: [0], options: 'colour', grams: 150 },
	),
	further(
		'umbrella',
		`- Pathein | silk/cotton | | 590 | mm
		- Bo Sang | silk/cotton | | 490 | th
		uniqlo Compact | folding+nylon | | 590
		- | folding+automatic/folding+flower/kids+cartoon/nylon | | 190`,
		{ noun: ['umbrella', 'ထီး', 'ร่ม', '雨伞'] },
	),
	further(
		'cap',
		`nike Club | adult | | 690
		adidas Baseball | cotton | | 790
		puma Essentials | cotton | | 490
		uniqlo UV Protection | nylon | | 590
		- | mesh/denim/kids+cartoon | | 150
		- Bucket | cotton/denim | | 190`,
	),
];
