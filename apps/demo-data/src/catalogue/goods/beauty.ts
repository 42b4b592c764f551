import { further, goods } from './types.ts';

/** Care of skin, hair and teeth, make-up and health. */
export const FURTHER_BEAUTY = [
	further(
		'body-lotion',
		`vaseline Healthy Bright | whitening | 120/250/400 ml | 75/139/199
		vaseline Intensive Care | aloe/sensitive | 200/400 ml | 119/199
		nivea Extra Bright | vitaminc | 200/400 ml | 129/219
		nivea Aloe & Hydration | aloe | 200/400 ml | 119/199
		citra Pearly Bright | whitening | 200/400 ml | 79/135
		cetaphil Moisturizing | sensitive | 236/500 ml | 390/690
		cerave Daily Moisturizing | sensitive | 236/473 ml | 490/790
		eucerin pH5 | sensitive | 250/400 ml | 490/690
		biore Moisture | | 200 ml | 109`,
	),
	further(
		'face-cream',
		`ponds Age Miracle | retinol | 45 g | 599
		ponds Bright Beauty | niacinamide | 45 g | 229
		ponds Cold Cream | | 55 g | 129
		nivea Creme | | 50/100/200 ml | 75/129/219
		nivea Soft | vitaminc | 50/100 ml | 79/139
		loreal Revitalift | retinol | 50 ml | 699
		garnier Bright Complete | vitaminc | 50 ml | 299
		innisfree Green Tea Seed | hyaluron | 50 ml | 890
		skintific 5X Ceramide | sensitive | 30 g | 349
		cerave Moisturizing | hyaluron | 50/340 g | 290/790
		mistine Aqua Base | hyaluron | 40 g | 199`,
	),
	further(
		'soap',
		`dettol | fresh/sensitive | 65/105 g | 17/27
		lifebuoy | lemon/fresh | 60/110 g | 12/20
		lux | rose/jasmine | 70/105 g | 14/22
		dove | sensitive | 100 g | 39
		protex | fresh/charcoal | 65/110 g | 16/25
		- | charcoal/lemongrass/aloe/rose | 100 g | 99`,
	),
	goods(
		'thanaka',
		'face-care',
		'skin',
		['thanaka', 'သနပ်ခါး', 'ทานาคา', '黄香楝粉'],
		[
			'Ground from the bark of thanaka trees; cools and protects from the sun.',
			'သနပ်ခါးတုံးမှ သွေးထားပြီး အေးမြစေကာ နေလောင်ကာကွယ်သည်။',
			'บดจากเปลือกไม้ทานาคา ให้ผิวเย็น กันแดด',
			'黄香楝树皮研磨，清凉防晒。',
		],
		`shwepyinan | powderform/liquid/gel | 50/140 g | 45/89
		taunggyimaukmai | powderform/jasmine | 50/100 g | 49/79
		truly | powderform/oilcontrol | 40 g | 69
		- Shinmataung | mandalay | 200 g | 120`,
		{ grams: 200 },
	),
	goods(
		'sunscreen',
		'face-care',
		'skin',
		['sunscreen SPF50+', 'နေလောင်ကာခရင်မ် SPF50+', 'ครีมกันแดด SPF50+', '防晒霜SPF50+'],
		[
			'Protects against UVA and UVB and does not feel sticky.',
			'UVA နှင့် UVB ကာကွယ်ပြီး မစေးကပ်ပါ။',
			'ป้องกัน UVA และ UVB ไม่เหนียวเหนอะ',
			'防护UVA与UVB，不黏腻。',
		],
		`biore UV Aqua Rich | hyaluron | 50/70 g | 299/399
		anessa Perfect UV | waterproof | 20/60 ml | 390/890
		nivea Sun Protect | oilcontrol/sensitive | 50 ml | 299
		mistine Aqua Base | whitening | 20/70 ml | 89/249
		laroche Anthelios | oilcontrol/sensitive | 50 ml | 990
		eucerin Sun Dry Touch | acne | 50 ml | 890
		garnier Super UV | vitaminc | 30 ml | 259
		skintific 5X Ceramide | sensitive | 30 ml | 299`,
		{ hues: [0, 5], grams: 120 },
	),
	goods(
		'face-wash',
		'face-care',
		'skin',
		['face wash', 'မျက်နှာသစ်ဆေး', 'โฟมล้างหน้า', '洗面奶'],
		[
			'Fine foam that cleans without drying the skin.',
			'အသားအရေ မခြောက်စေဘဲ သန့်စင်သော အမြှုပ်။',
			'ฟองละเอียด สะอาดไม่แห้งตึง',
			'细腻泡沫，洁净不紧绷。',
		],
		`ponds Bright | whitening/oilcontrol | 50/100 g | 69/129
		biore Deep Clean | oilcontrol/acne | 100 g | 119
		nivea Men | oilcontrol+men/charcoal+men | 100 g | 139
		garnier Light Complete | vitaminc | 100 ml | 149
		cetaphil Gentle | sensitive | 125/236/500 ml | 290/450/690
		cerave Hydrating | hyaluron/acne | 236/473 ml | 450/690
		mistine Acne Clear | acne | 85 g | 89
		innisfree Green Tea | | 150 ml | 390`,
		{ hues: [0, 4, 8], grams: 150 },
	),
	goods(
		'serum',
		'face-care',
		'skin',
		['face serum', 'မျက်နှာဆီရမ်', 'เซรั่มบำรุงผิวหน้า', '面部精华'],
		[
			'A few drops before the cream, morning and evening.',
			'ခရင်မ်မလိမ်းမီ မနက်၊ ည အစက်အနည်းငယ်။',
			'หยดเล็กน้อยก่อนครีม เช้าและเย็น',
			'早晚面霜前滴几滴。',
		],
		`garnier Bright Complete | vitaminc | 15/30 ml | 199/349
		loreal Revitalift | hyaluron/vitaminc | 15/30 ml | 399/699
		eucerin Spotless | whitening | 30 ml | 1490
		laroche Pure Vitamin C10 | vitaminc | 30 ml | 1690
		skintific | niacinamide/retinol | 20 ml | 299
		ponds Triple Glow | niacinamide | 30 g | 399
		innisfree Retinol Cica | retinol | 30 ml | 990
		- | centella/niacinamide | 30 ml | 149`,
		{ hues: [0], grams: 100 },
	),
	goods(
		'sheet-mask',
		'face-care',
		'skin',
		['sheet mask', 'မျက်နှာပေါင်းတင်မတ်စ်', 'แผ่นมาสก์หน้า', '面膜'],
		[
			'Fifteen minutes of moisture; one sheet in each sachet.',
			'ဆယ့်ငါးမိနစ် အစိုဓာတ်၊ တစ်ထုပ်လျှင် တစ်ချပ်။',
			'เติมความชุ่มชื้น 15 นาที ซองละแผ่น',
			'敷15分钟补水，每袋一片。',
		],
		`garnier Serum Mask | vitaminc/hyaluron/charcoal | 1/5 sheets | 49/229
		innisfree Energy | aloe/centella | 1/10 sheets | 45/390
		biore | sensitive | 7 sheets | 290
		- | niacinamide | 10 sheets | 99`,
		{ hues: [0, 4], grams: 40 },
	),
	goods(
		'shampoo',
		'hair-care',
		'skin',
		['shampoo', 'ခေါင်းလျှော်ရည်', 'แชมพู', '洗发水'],
		[
			'Cleans the scalp and leaves the hair light.',
			'ဦးရေပြားသန့်ပြီး ဆံပင်ပေါ့ပါးစေသည်။',
			'สะอาดถึงหนังศีรษะ ผมเบาสบาย',
			'清洁头皮，头发轻盈。',
		],
		`sunsilk | smooth/damaged | 120/320/450 ml | 45/119/159
		pantene | hairfall/damaged | 150/410 ml | 65/169
		headshoulders | antidandruff | 165/410 ml | 85/189
		clear Men | antidandruff+men | 140/320 ml | 69/149
		clear | antidandruff | 140/320 ml | 69/149
		dove | damaged | 140/410 ml | 65/169
		rejoice | smooth/antidandruff | 150/450 ml | 55/149
		loreal Elseve | damaged/hairfall | 280/450 ml | 139/199`,
		{ hues: [0, 4, 8], grams: 450 },
	),
	goods(
		'hair-oil',
		'hair-care',
		'skin',
		['hair oil', 'ခေါင်းလိမ်းဆီ', 'น้ำมันบำรุงผม', '护发油'],
		[
			'A few drops make hair soft and shining.',
			'အစက်အနည်းငယ်ဖြင့် ဆံပင်ပျော့ပြီး တောက်ပစေသည်။',
			'ไม่กี่หยดผมนุ่มเงางาม',
			'几滴即可柔顺有光泽。',
		],
		`loreal Elseve | smooth | 50/100 ml | 199/349
		sunsilk | smooth | 40 ml | 89
		pantene | damaged | 75 ml | 199
		- Coconut | | 100/250 ml | 79/149
		- Tayaw Kinmon | | 200 ml | 89 | mm`,
		{ grams: 150 },
	),
	goods(
		'hair-dryer',
		'hair-care',
		'gear',
		['hair dryer', 'ဆံပင်မှုတ်စက်', 'ไดร์เป่าผม', '吹风机'],
		[
			'Two speeds, three temperatures and a cool shot.',
			'အမြန်နှုန်း နှစ်မျိုး၊ အပူ သုံးမျိုးနှင့် လေအေး။',
			'แรงลมสองระดับ ความร้อนสามระดับ มีลมเย็น',
			'两档风速、三档温度，带冷风。',
		],
		`philips BHD300 | | 1600 watts | 690
		panasonic EH-ND37 | | 1800 watts | 790
		panasonic nanoe EH-NA45 | | 1600 watts | 2990
		dyson Supersonic | | 1600 watts | 14900
		xiaomi Compact H101 | folding | 1600 watts | 590
		- | folding | 1200 watts | 290`,
		{ hues: [0, 8], options: 'colour', grams: 700 },
	),
	goods(
		'perfume',
		'perfumes',
		'skin',
		['perfume', 'ရေမွှေး', 'น้ำหอม', '香水'],
		[
			'A scent for the day that lasts until the evening.',
			'ညနေအထိ မွှေးသော နေ့သုံးရနံ့။',
			'กลิ่นสำหรับกลางวัน ติดทนถึงเย็น',
			'日间淡香，持久至傍晚。',
		],
		`cutepress | floral/rose | 60 ml | 290
		adidas | men+fresh | 100 ml | 390
		puma | men+fresh/women+floral | 60 ml | 390
		- Eau de Parfum | jasmine/sandalwood/rose/lavender | 30/50 ml | 290/390`,
		{ hues: [0, 8], grams: 300 },
	),
	goods(
		'deodorant',
		'perfumes',
		'skin',
		['deodorant', 'ချွေးနံ့ပျောက်', 'โรลออนระงับกลิ่นกาย', '止汗露'],
		['Dry and fresh for 48 hours.', '၄၈ နာရီ ခြောက်သွေ့လန်းဆန်းစေသည်။', 'แห้งสบายและสดชื่น 48 ชั่วโมง', '48小时干爽清新。'],
		`rexona | women+floral/men+fresh | 25/50 ml | 45/79
		nivea | whitening+women/men+fresh | 25/50 ml | 49/89
		dove | women | 40 ml | 79
		- Alum | | 60 g | 35`,
		{ hues: [0, 4], grams: 80 },
	),
	further(
		'lipstick',
		`maybelline Superstay Vinyl | glossy | | 389
		maybelline Superstay Matte Ink | matte | | 359
		loreal Color Riche | glossy/matte | | 459
		mistine | matte/tint | | 129
		cutepress | matte/glossy | | 259
		srichand Rosalina | tint | | 219
		- | tint/matte+tint | | 79`,
	),
	further(
		'nail-polish',
		`cutepress | glossy | | 89
		mistine | glossy/matte | | 59
		- Gel | glossy | | 69`,
	),
	goods(
		'face-powder',
		'face-make-up',
		'makeup',
		['face powder', 'ပေါင်ဒါ', 'แป้งแต่งหน้า', '粉饼'],
		[
			'Evens the skin and controls shine in the heat.',
			'အသားအရေညီညာစေပြီး ပူပြင်းချိန် အဆီထိန်းသည်။',
			'ผิวเนียน คุมมันในอากาศร้อน',
			'匀净肤色，炎热天气控油。',
		],
		`srichand Translucent | oilcontrol | 4.5/10 g | 150/280
		maybelline Fit Me | matte/oilcontrol | 6 g | 259
		mistine Wings | matte | 10 g | 149
		cutepress Evory | oilcontrol | 10 g | 290
		loreal Infallible | matte | 9 g | 499
		- Cushion | matte/glossy | 15 g | 199`,
		{ hues: [0], grams: 80 },
	),
	goods(
		'mascara',
		'face-make-up',
		'makeup',
		['mascara', 'မျက်တောင်ကော့ဆေး', 'มาสคาร่า', '睫毛膏'],
		[
			'Longer lashes that stay in rain and tears.',
			'မိုးနှင့် မျက်ရည်ခံ၊ မျက်တောင်ရှည်စေသည်။',
			'ขนตายาว ไม่เลอะเมื่อเจอฝนหรือน้ำตา',
			'纤长睫毛，雨水泪水不晕染。',
		],
		`maybelline Sky High | waterproof | | 389
		maybelline Hypercurl | waterproof | | 209
		loreal Lash Paradise | waterproof | | 459
		mistine Super Model | waterproof | | 149
		- | waterproof | | 79`,
		{ grams: 30 },
	),
	further(
		'toothbrush',
		`oralb Pro 3 | electric | | 2490
		oralb Vitality | electric | | 890
		philips Sonicare 2100 | electric | | 1290
		xiaomi T302 | electric | | 690
		colgate SlimSoft | charcoal/adult | | 59
		systema | adult/kids | | 49
		- | adult+bamboo/kids+cartoon | | 39`,
	),
	goods(
		'toothpaste',
		'oral-care',
		'skin',
		['toothpaste', 'သွားတိုက်ဆေး', 'ยาสีฟัน', '牙膏'],
		[
			'Fluoride against decay and fresh breath.',
			'သွားပိုးစားကာကွယ်ပြီး ခံတွင်းလန်းဆန်းစေသော ဖလိုရိုက်။',
			'ฟลูออไรด์ป้องกันฟันผุ ลมหายใจสดชื่น',
			'含氟防蛀，口气清新。',
		],
		`colgate Total | mint/charcoal | 75/150 g | 55/99
		colgate Optic White | whitening | 100 g | 159
		darlie Double Action | mint | 85/150 g | 45/75
		sensodyne | sensitive/mint | 100 g | 139
		systema | mint | 90/160 g | 59/95
		dentiste | daynight | 100 g | 159
		oralb Kids | kids+strawberry | 40 g | 59`,
		{ hues: [0, 4], grams: 180 },
	),
	goods(
		'sanitary-pads',
		'hygiene',
		'skin',
		['sanitary pads', 'အမျိုးသမီးလစဉ်သုံး', 'ผ้าอนามัย', '卫生巾'],
		[
			'Soft surface, dry for hours, with wings.',
			'နူးညံ့၊ နာရီပေါင်းများစွာ ခြောက်သွေ့၊ တောင်ပံပါ။',
			'ผิวสัมผัสนุ่ม แห้งนาน มีปีก',
			'柔软表层，长时间干爽，带护翼。',
		],
		`laurier | daytime/daynight | 8/16 pieces | 35/65
		sofy | daytime/daynight | 8/20 pieces | 37/79
		- Cotton | daytime | 10 pieces | 29`,
		{ grams: 120 },
	),
	goods(
		'face-mask',
		'hygiene',
		'skin',
		['face mask', 'နှာခေါင်းစည်း', 'หน้ากากอนามัย', '口罩'],
		[
			'Soft ear loops and a nose clip that bends.',
			'နားကြိုးပျော့ပြီး နှာခေါင်းညှပ် ကွေးနိုင်သည်။',
			'สายคล้องหูนุ่ม ลวดจมูกดัดได้',
			'柔软耳带，鼻夹可弯。',
		],
		`- KF94 | adult/kids | 10/50 pieces | 39/149
		- Surgical | adult | 50 pieces | 49
		- N95 | adult | 5/20 pieces | 79/279`,
		{ hues: [0], grams: 200 },
	),
	goods(
		'razor',
		'hygiene',
		'gear',
		['razor', 'မုတ်ဆိတ်ရိတ်တံ', 'มีดโกนหนวด', '剃须刀'],
		[
			'A close shave that is gentle to the skin.',
			'အသားမနာဘဲ ပြောင်အောင် ရိတ်နိုင်။',
			'โกนเกลี้ยง อ่อนโยนต่อผิว',
			'贴面剃净，温和不伤肤。',
		],
		`gillette Mach3 | men | | 199
		gillette Blue II | men | 2/5 pieces | 39/89
		gillette Venus | women | | 149
		philips S1121 | men+electric | | 990
		panasonic ES-RW30 | men+electric | | 1290
		xiaomi S101 | men+electric | | 690`,
		{ grams: 150 },
	),
	further('plasters', `- | waterproof/kids+cartoon/sensitive | 40/150 pieces | 36/119`),
	further(
		'thermometer',
		`omron MC-246 | digital | | 190
		omron MC-720 | digital | | 1290
		xiaomi iHealth | digital | | 790
		- T-Scan | digital | | 590`,
	),
	goods(
		'blood-pressure-monitor',
		'first-aid',
		'gear',
		['blood pressure monitor', 'သွေးပေါင်ချိန်စက်', 'เครื่องวัดความดัน', '血压计'],
		[
			'One button, large digits, remembers the last readings.',
			'ခလုတ်တစ်ချက်၊ ဂဏန်းကြီး၊ ယခင်ရလဒ်များ မှတ်ထားသည်။',
			'ปุ่มเดียว ตัวเลขใหญ่ จำค่าย้อนหลัง',
			'一键测量，大字显示，记录历史。',
		],
		`omron HEM-7121 | | | 1590
		omron HEM-7156 | | | 2490
		xiaomi iHealth 2 | | | 1890
		- BP-103 | digital | | 590`,
		{ grams: 600 },
	),
	goods(
		'supplement-bottle',
		'vitamins-and-remedies',
		'skin',
		['vitamins', 'ဗီတာမင်', 'วิตามิน', '维生素'],
		['To take with a meal.', 'အစာနှင့်အတူ သောက်ရန်။', 'รับประทานพร้อมอาหาร', '随餐服用。'],
		`blackmores Bio C 1000 | | 31/62 tablets | 350/590
		blackmores Fish Oil 1000 | | 80/200 tablets | 450/890
		blackmores Bio Zinc | | 90 tablets | 490
		blackmores Multivitamin | men/women | 50 tablets | 590
		vistra Acerola Cherry | | 45 tablets | 290
		vistra Collagen | | 30 tablets | 390
		vistra Gluta | whitening | 30 tablets | 490
		- C 500 | kids+orangeflavour/adult | 30/100 tablets | 89/249`,
		{ grams: 200 },
	),
	goods(
		'balm-jar',
		'vitamins-and-remedies',
		'skin',
		['balm', 'ပရုပ်ဆီ', 'ยาหม่อง', '清凉膏'],
		[
			'For headache, colds, insect bites and tired muscles.',
			'ခေါင်းကိုက်၊ နှာစေး၊ ပိုးကောင်ကိုက်၊ အကြောတက်အတွက်။',
			'แก้ปวดหัว หวัด แมลงกัด และปวดเมื่อย',
			'头痛、感冒、蚊叮、肌肉酸痛适用。',
		],
		`tigerbalm | browned/whitekind | 10/19.4/30 g | 49/79/119
		poysian Inhaler | mint | 2 ml | 25
		- | lemongrass/mint/lavender | 20 g | 39`,
		{ grams: 60 },
	),
];
