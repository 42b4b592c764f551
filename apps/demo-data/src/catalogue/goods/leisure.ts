import { further, goods } from './types.ts';

/** Baby and toys, sports, books and stationery. */
export const FURTHER_LEISURE = [
	further(
		'baby-bottle',
		`pigeon SofTouch | glass/plastic/newborn | 160/240 ml | 290/350\nphilips Avent Natural | plastic/glass | 125/260 ml | 290/390\n- | silicone/steel | 240 ml | 190`,
	),
	further(
		'socks',
		`uniqlo | kids+cotton/newborn+cotton | | 190\nnike | kids | | 290\nadidas | adult | | 350\n- | newborn/kids+cartoon/adult+cotton/student | | 49`,
		{
			noun: ['socks', 'ခြေအိတ်', 'ถุงเท้า', '袜子'],
		},
	),
	goods(
		'baby-romper',
		'baby-clothes',
		'cloth',
		['baby clothes', 'ကလေးအင်္ကျီ', 'ชุดเด็กอ่อน', '婴儿衣服'],
		[
			'Soft cloth with snaps that open fully.',
			'နူးညံ့ပြီး နှိပ်ကြယ်သီး အပြည့်ဖွင့်နိုင်။',
			'ผ้านุ่ม กระดุมแป๊กเปิดได้ทั้งตัว',
			'柔软面料，全开按扣。',
		],
		`uniqlo | newborn+cotton/kids+cotton | | 390
		- Romper | newborn+cotton/cartoon+cotton/striped+cotton | | 150
		- | newborn+linen/bamboo/elephant+cotton | | 190
		- Longyi | kids+acheik | | 250 | mm`,
		{ hues: [0, 4, 8], options: 'colour', grams: 200 },
	),
	goods(
		'diapers',
		'diapers-and-wipes',
		'skin',
		['diapers', 'ကလေးသေးခံ', 'ผ้าอ้อมสำเร็จรูป', '纸尿裤'],
		[
			'Dry for up to twelve hours, with a soft waistband.',
			'ဆယ့်နှစ်နာရီအထိ ခြောက်သွေ့ပြီး ခါးပတ်နူးညံ့။',
			'แห้งนานถึง 12 ชั่วโมง ขอบเอวนุ่ม',
			'长达12小时干爽，柔软腰围。',
		],
		`mamypoko | tape+newborn/pants | 28/52/74 pieces | 199/349/469
		babylove | tape+newborn/pants | 28/58 pieces | 159/289
		merries | tape+newborn/pants | 38/64 pieces | 390/590
		- | pants+adult/tape+adult | 10 pieces | 189`,
		{ hues: [0, 4], grams: 1_500 },
	),
	goods(
		'baby-wipes',
		'diapers-and-wipes',
		'skin',
		['baby wipes', 'ကလေးသုံး တစ်ရှူးစို', 'ทิชชูเปียกสำหรับเด็ก', '婴儿湿巾'],
		[
			'Water and cotton, without alcohol.',
			'အရက်ပြန်မပါသော ရေနှင့် ချည်။',
			'น้ำบริสุทธิ์และฝ้าย ไม่มีแอลกอฮอล์',
			'纯水棉柔，不含酒精。',
		],
		`mamypoko | sensitive | 50/70 sheets | 39/49
		pigeon | sensitive/aloe | 30/82 sheets | 35/79
		johnsons | sensitive | 75 sheets | 69
		- | aloe | 80 sheets | 29`,
		{ grams: 350 },
	),
	goods(
		'baby-lotion',
		'baby-clothes',
		'skin',
		['baby bath and lotion', 'ကလေးရေချိုးဆပ်ပြာရည်နှင့် လိုးရှင်း', 'สบู่เหลวและโลชั่นเด็ก', '婴儿沐浴与润肤'],
		[
			'Gentle to eyes and skin from the first day.',
			'ပထမနေ့မှစ၍ မျက်စိနှင့် အသားအရေ နူးညံ့။',
			'อ่อนโยนต่อดวงตาและผิวตั้งแต่แรกเกิด',
			'新生儿可用，温和不刺激。',
		],
		`johnsons Bath | newborn/lavender | 200/500 ml | 89/179
		johnsons Lotion | newborn | 200/500 ml | 99/189
		johnsons Powder | newborn | 180/380 g | 49/89
		pigeon Bath | newborn | 200/700 ml | 89/219
		babylove Detergent | newborn | 600 ml | 69`,
		{ grams: 400 },
	),
	goods(
		'milk-powder-can',
		'feeding',
		'food',
		['milk powder', 'နို့မှုန့်', 'นมผง', '奶粉'],
		[
			'With iron, calcium and vitamin D.',
			'သံဓာတ်၊ ကယ်လ်စီယမ်၊ ဗီတာမင်ဒီ ပါသည်။',
			'มีธาตุเหล็ก แคลเซียม วิตามินดี',
			'含铁、钙与维生素D。',
		],
		`lactogen 1 | newborn | 350/700 g | 189/349
		dumex Dulac | newborn | 250/600 g | 159/349
		dutchlady 3 | kids | 400/900 g | 149/289
		nestle Nido | kids/adult | 400/900 g | 189/379
		foremost Omega | kids+vanilla | 550 g | 190`,
		{ hues: [0], grams: 900 },
	),
	goods(
		'stroller',
		'strollers',
		'gear',
		['stroller', 'ကလေးတွန်းလှည်း', 'รถเข็นเด็ก', '婴儿推车'],
		[
			'Folds with one hand; five-point belt.',
			'လက်တစ်ဖက်ဖြင့် ခေါက်နိုင်၊ ငါးမှတ်ခါးပတ်။',
			'พับมือเดียว เข็มขัดห้าจุด',
			'单手收车，五点安全带。',
		],
		`pigeon Bingle | folding | | 4990\n- | folding/newborn/portable | | 1490\n- Twin | folding | | 2990`,
		{ hues: [0, 4], options: 'colour', grams: 7_000 },
	),
	further(
		'teddy-bear',
		`- | cotton/kids+silk | 30/60/100 cm | 190/390/790\n- Elephant | cotton | 30/50 cm | 190/350\n- Bunny | microfibre | 30/50 cm | 150/290\n- Capybara | microfibre | 25/40 cm | 150/290`,
		{
			noun: ['soft toy', 'အရုပ်ပျော့', 'ตุ๊กตาผ้า', '毛绒玩具'],
		},
	),
	goods(
		'building-blocks',
		'blocks-dolls-and-cars',
		'play',
		['building blocks', 'ဆက်တုံးကစားစရာ', 'ตัวต่อ', '积木'],
		['Build, take apart and build again.', 'ဆောက်၊ ဖြုတ်ပြီး ထပ်ဆောက်နိုင်။', 'ต่อ รื้อ แล้วต่อใหม่', '搭建、拆开、再搭建。'],
		`lego City | | 60/210/368 pieces | 390/990/1690
		lego Classic | | 300/790 pieces | 890/1890
		lego Technic | | 113/380 pieces | 490/1690
		lego Friends | | 87/369 pieces | 490/1490
		lego Duplo | kids | 29/65 pieces | 890/1290
		- | teak/plastic | 50/100 pieces | 190/290`,
		{ hues: [0, 4], grams: 700 },
	),
	goods(
		'doll',
		'blocks-dolls-and-cars',
		'play',
		['doll', 'အရုပ်မ', 'ตุ๊กตา', '娃娃'],
		[
			'With clothes that come off and a brush.',
			'ချွတ်နိုင်သော အဝတ်နှင့် ဘရပ်ရှ်ပါ။',
			'พร้อมชุดถอดเปลี่ยนและหวี',
			'可换衣服，附小梳子。',
		],
		`barbie Fashionistas | | 30 cm | 390\nbarbie Doctor | | 30 cm | 490\nbarbie Mermaid | | 30 cm | 590\n- | cotton+shan/cotton+chiangmai | 25 cm | 250`,
		{ hues: [0, 8], grams: 350 },
	),
	goods(
		'toy-car',
		'blocks-dolls-and-cars',
		'play',
		['toy car', 'ကားရုပ်', 'รถของเล่น', '玩具车'],
		[
			'Runs straight and survives every table edge.',
			'ဖြောင့်ဖြောင့်ပြေးပြီး ခိုင်ခံ့သည်။',
			'วิ่งตรง ทนทุกการตกจากโต๊ะ',
			'跑得直，耐摔。',
		],
		`hotwheels Basic | | | 49
		hotwheels Track Builder | | | 690
		hotwheels | | 5/10 pieces | 229/429
		tomica | | | 129
		tomica Town | | | 590
		- Remote Control | rechargeable/waterproof | | 390
		- Police | plastic | | 150
		- Excavator | plastic/teak | | 190`,
		{ hues: [0, 4, 8], grams: 300 },
	),
	goods(
		'board-game',
		'games-and-puzzles',
		'play',
		['board game', 'ဘုတ်ဂိမ်း', 'บอร์ดเกม', '桌游'],
		[
			'For evenings with family and friends.',
			'မိသားစု၊ သူငယ်ချင်းများနှင့် ညနေခင်းကစားရန်။',
			'สำหรับค่ำคืนกับครอบครัวและเพื่อน',
			'与家人朋友一起玩。',
		],
		`- Chess | teak/magsafe+folding | | 290\n- Ludo | | | 99\n- Cards | waterproof | | 79\n- Mahjong | | 144 pieces | 690\n- Makruk | teak | | 390 | th\n- Weiqi | teak | | 490`,
		{ grams: 900 },
	),
	further(
		'jigsaw-puzzle',
		`- | teak+kids/cartoon/elephant | 100/300/1000 pieces | 120/220/390\n- Bagan | | 500/1000 pieces | 290/450 | mm\n- Wat Arun | | 500/1000 pieces | 290/450 | th`,
	),
	further(
		'kick-scooter',
		`xiaomi Electric Scooter 4 Lite | electric+adult | | 11900\nquechua Play 5 | kids | | 1490\n- | kids+folding | | 590`,
	),
	further(
		'football',
		`nike Academy | | | 690\nnike Flight | | | 3900\nadidas UCL Training | | | 890\npuma Orbita | | | 690\nmolten Vantaggio | | | 990\nfbt | rubber/fauxleather | | 290\n- Futsal | | | 390`,
	),
	goods(
		'football-boots',
		'footballs',
		'leather',
		['football boots', 'ဘောလုံးဖိနပ်', 'รองเท้าฟุตบอล', '足球鞋'],
		[
			'Studs for grass; a close fit for a clean touch.',
			'မြက်ကွင်းအတွက် သွားစေ့၊ ခြေထောက်နှင့် ကွက်တိ။',
			'ปุ่มสำหรับสนามหญ้า กระชับเท้า',
			'草地鞋钉，贴脚控球。',
		],
		`nike Mercurial Vapor 16 | | | 2990\nnike Tiempo Legend 10 | leather | | 2790\nadidas Predator League | | | 2990\nadidas X Crazyfast | kids/adult | | 2290\npuma Future 8 | | | 2490\npan Vigor | | | 790\ngrandsport Bravo | | | 690`,
		{ hues: [0, 4, 8], options: 'colour-shoe' },
	),
	goods(
		'basketball',
		'basketball-and-volleyball',
		'sport',
		['ball', 'ဘောလုံး', 'ลูกบอลกีฬา', '球'],
		['Good grip indoors and outdoors.', 'အိမ်တွင်းအိမ်ပြင် ကိုင်ရအဆင်ပြေ။', 'จับถนัดทั้งในร่มและกลางแจ้ง', '室内外皆有良好手感。'],
		`molten Basketball GG7X | fauxleather | | 2290\nmolten Basketball GR7 | rubber | | 490\nnike Basketball Everyday | rubber | | 790\nmikasa Volleyball V200W | | | 2490\nmikasa Volleyball MV2200 | | | 690\nmolten Volleyball V5M4000 | | | 1190`,
		{ grams: 600 },
	),
	goods(
		'chinlone',
		'basketball-and-volleyball',
		'sport',
		['cane ball', 'ခြင်းလုံး', 'ลูกตะกร้อ', '藤球'],
		[
			'Woven in the old way; light and lively.',
			'ရိုးရာနည်းဖြင့် ရက်ထားပြီး ပေါ့ပါးသွက်လက်။',
			'สานแบบดั้งเดิม เบา เด้งดี',
			'传统编织，轻盈弹跳。',
		],
		`marathon MT.101 | plastic | | 290\nmarathon MT.908 | plastic | | 390\n- | rattan+mandalay/rattan+adult/rattan+kids | | 90`,
		{ grams: 200 },
	),
	further(
		'badminton',
		`yonex Nanoflare 1000 | | | 6900\nyonex Astrox 88D | | | 5900\nyonex Muscle Power 2 | | | 1090\nvictor Thruster K | | | 3900\nvictor Ripple Power | | | 990\nyonex Mavis 350 | nylon | 6 pieces | 390\n- | aluminium/kids | | 250`,
		{
			noun: ['badminton racket', 'ကြက်တောင်ရက်ကက်', 'ไม้แบดมินตัน', '羽毛球拍'],
		},
	),
	further(
		'boxing-gloves',
		`- Twins | leather | 10/12/14 oz | 1690/1790/1890 | th\n- Fairtex BGV1 | leather | 12/14 oz | 2290/2390 | th\n- | fauxleather/leather+kids | 10/12 oz | 690/790\nadidas Hybrid 80 | fauxleather | 12 oz | 1690`,
	),
	goods(
		'dumbbell',
		'training',
		'sport',
		['dumbbells', 'ဒမ်ဘယ်', 'ดัมเบล', '哑铃'],
		['A firm grip; does not roll.', 'ကိုင်ရခိုင်ပြီး မလိမ့်ပါ။', 'จับกระชับ ไม่กลิ้ง', '握感牢固，不滚动。'],
		`- | rubber/castiron | 2/5/10 kg | 190/390/690\n- Kettlebell | castiron/plastic | 8/12/16 kg | 490/690/890\n- Adjustable | steel | 20/40 kg | 1290/2290`,
		{ hues: [0, 4], grams: 8_000 },
	),
	goods(
		'yoga-mat',
		'training',
		'sport',
		['yoga mat', 'ယောဂဖျာ', 'เสื่อโยคะ', '瑜伽垫'],
		['Cushions the knees and does not slip.', 'ဒူးကို သက်သာစေပြီး မချော်ပါ။', 'รองเข่านุ่ม ไม่ลื่น', '护膝防滑。'],
		`nike Move | | | 990\nadidas | | | 890\nquechua Comfort | | | 490\n- | rubber/tpu/plastic | | 290`,
		{ hues: [0, 4, 8], options: 'colour', grams: 1_200 },
	),
	goods(
		'skipping-rope',
		'training',
		'sport',
		['skipping rope', 'ကြိုးခုန်ကြိုး', 'เชือกกระโดด', '跳绳'],
		['Ball bearings; length adjusts.', 'ဘောလ်ဘယ်ရင်ပါ၊ အရှည်ညှိနိုင်။', 'ลูกปืน ปรับความยาวได้', '轴承顺滑，长度可调。'],
		`adidas | | | 390\nnike | | | 490\nxiaomi | digital | | 590\n- | steel/plastic/kids | | 79\n- Resistance Bands | rubber/latex | 5 pieces | 190`,
		{ hues: [0, 4], grams: 200 },
	),
	goods(
		'jersey',
		'sportswear',
		'cloth',
		['sports jersey', 'အားကစားအင်္ကျီ', 'เสื้อกีฬา', '运动球衣'],
		['Dries quickly and moves with the body.', 'မြန်မြန်ခြောက်ပြီး ကိုယ်နှင့်လိုက်သည်။', 'แห้งไว เคลื่อนไหวคล่อง', '速干，活动自如。'],
		`nike Dri-FIT Academy | men/women | | 790\nadidas Tiro 24 | men/kids | | 690\ngrandsport | men/women/kids | | 290\nfbt | men/student | | 220\npuma teamGOAL | men | | 590\n- Tracksuit | men/women/student | | 490`,
		{ hues: [0, 4, 8], options: 'colour-size', grams: 200 },
	),
	further(
		'bicycle',
		`giant Talon 3 | | 27 inch | 15900\ngiant Escape 3 | | 28 inch | 14900\n- Folding | folding | 16/20 inch | 3990/4490\n- Shopper | women | 24/26 inch | 3490/3790\n- | kids | 12/16/20 inch | 1690/1990/2490\n- Mountain | aluminium | 26/29 inch | 4990/6990\n- E-Bike | electric | 20/26 inch | 14900/17900`,
		{ grams: 15_000 },
	),
	goods(
		'bike-helmet',
		'cycling',
		'sport',
		['bicycle helmet', 'စက်ဘီးဦးထုပ်', 'หมวกจักรยาน', '自行车头盔'],
		[
			'Light, with vents and a dial at the back.',
			'ပေါ့ပါး၊ လေပေါက်ပါပြီး နောက်မှ ညှိနိုင်။',
			'เบา ระบายอากาศ ปรับด้านหลัง',
			'轻便透气，后部旋钮调节。',
		],
		`giant Rev | adult | | 2490\ngiant Relay | adult | | 1190\nquechua 500 | adult/kids | | 690\n- | kids+cartoon/adult | | 290`,
		{ hues: [0, 4, 8], options: 'colour', grams: 400 },
	),
	further(
		'tent',
		`quechua 2 Seconds | | | 2490\nquechua MH100 | waterproof | | 1290\nquechua Air Seconds | waterproof | | 8900\n- Pop-up | folding+waterproof | | 790\n- | kids+cartoon/canvas | | 490`,
	),
	goods(
		'sleeping-bag',
		'tents',
		'sport',
		['sleeping bag', 'အိပ်ယာလိပ်', 'ถุงนอน', '睡袋'],
		[
			'Warm to ten degrees; packs small.',
			'ဆယ်ဒီဂရီအထိ နွေးပြီး သေးငယ်စွာ ခေါက်နိုင်။',
			'อุ่นถึงสิบองศา พับเก็บเล็ก',
			'保暖至10℃，收纳小巧。',
		],
		`quechua Arpenaz | cotton/nylon | | 590\nquechua MT500 | nylon | | 1490\n- | adult/kids+cartoon | | 290\n- Hammock | nylon/cotton+ikat | | 290`,
		{ hues: [0, 3, 8], options: 'colour', grams: 1_300 },
	),
	goods(
		'camping-stove',
		'tents',
		'sport',
		['camping stove', 'စခန်းချဂတ်စ်မီးဖို', 'เตาแก๊สปิกนิก', '露营炉'],
		['Cooks a meal anywhere.', 'ဘယ်နေရာမဆို ချက်ပြုတ်နိုင်သည်။', 'ทำอาหารได้ทุกที่', '随处都能做饭。'],
		`- | steel/portable/folding | | 390\n- Charcoal | clay/castiron/steel | | 190\nstanley Cook Set | steel | | 1290`,
		{ grams: 1_500 },
	),
	further(
		'fishing-rod',
		`shimano FX | | 1.8/2.1 m | 790/890\nshimano Sienna Combo | | 1.8 m | 1690\nshimano Nexave | | 2.1/2.4 m | 1490/1590\n- | bamboo/folding | 2.7/3.6 m | 190/250`,
	),
	goods(
		'swim-goggles',
		'swimming',
		'sport',
		['swimming goggles', 'ရေကူးမျက်မှန်', 'แว่นตาว่ายน้ำ', '泳镜'],
		['Clear sight without fog; soft seals.', 'မှုန်မဝါးဘဲ ကြည်လင်ပြီး နူးညံ့စွာ ပိတ်သည်။', 'ใสไม่ขึ้นฝ้า ขอบนุ่ม', '防雾清晰，柔软密封。'],
		`speedo Biofuse | adult/kids | | 690\nspeedo Futura Classic | adult | | 490\n- | silicone+adult/silicone+kids | | 120\nspeedo Swim Cap | silicone | | 290`,
		{ hues: [0, 4], grams: 100 },
	),
	further(
		'cookbook',
		`- Thai Street Food | | 180 pages | 290\n- Burmese Family Table | | 220 pages | 250\n- Baking at Home | | 160 pages | 220\n- Vegetarian Days | | 200 pages | 240\n- One-Pot Suppers | | 144 pages | 190`,
	),
	further(
		'folk-tales',
		`- The Clever Rabbit | kids | 48/96 pages | 89/150\n- River Tales | | 180 pages | 160\n- The Golden Parrot | kids | 64 pages | 99\n- Night Train to the North | | 320 pages | 250\n- Rain over the Delta | | 280 pages | 230`,
		{
			noun: ['story book', 'ပုံပြင်စာအုပ်', 'หนังสือนิทาน', '故事书'],
		},
	),
	goods(
		'comic-book',
		'story-books',
		'paper',
		['comic book', 'ကာတွန်းစာအုပ်', 'หนังสือการ์ตูน', '漫画书'],
		['Printed in colour; for all ages.', 'ရောင်စုံပုံနှိပ်၊ အရွယ်မရွေး။', 'พิมพ์สี่สี อ่านได้ทุกวัย', '彩色印刷，老少皆宜。'],
		`- Robot Garden 1 | kids | 128 pages | 120\n- Robot Garden 2 | kids | 128 pages | 120\n- Ghosts of Platform Nine | | 180 pages | 150\n- Football Brothers | kids | 144 pages | 130\n- Science in Pictures | student | 160 pages | 190`,
		{ hues: [0, 4, 8] },
	),
	goods(
		'dictionary',
		'dictionaries',
		'paper',
		['dictionary', 'အဘိဓာန်', 'พจนานุกรม', '词典'],
		[
			'Clear type, examples and pronunciation.',
			'စာလုံးရှင်း၊ ဥပမာနှင့် အသံထွက်ပါ။',
			'ตัวพิมพ์ชัด มีตัวอย่างและคำอ่าน',
			'字体清晰，含例句与发音。',
		],
		`- English–Burmese | student/adult | 480/960 pages | 190/390 | mm\n- English–Thai | student/adult | 480/960 pages | 190/390 | th\n- Chinese–Thai | | 640 pages | 320 | th\n- Chinese–Burmese | | 640 pages | 320 | mm\n- Picture | kids | 96 pages | 150`,
		{ hues: [0, 4], grams: 900 },
	),
	further(
		'notebook',
		`pentel Campus | | 80/160 pages | 35/59\n- Leather | leather | 200 pages | 390\n- Mulberry Paper | chiangmai/shan | 120 pages | 120\n- Dot Grid | | 160 pages | 99`,
	),
	goods(
		'exercise-book',
		'notebooks',
		'paper',
		['exercise book', 'ဗလာစာအုပ်', 'สมุดแบบฝึกหัด', '练习本'],
		[
			'Lined paper that ink does not bleed through.',
			'မှင်မပေါက်သော မျဉ်းသားစာရွက်။',
			'กระดาษมีเส้น หมึกไม่ซึม',
			'横线纸，不洇墨。',
		],
		`- | student/kids+cartoon | 40/80 pages | 9/15\n- Graph | student | 60 pages | 15\n- Drawing | kids | 40 pages | 19`,
		{ hues: [0, 4, 8], options: 'pack', grams: 150 },
	),
	further(
		'fountain-pen',
		`pilot Kakuno | | | 390\npilot Metropolitan | brass | | 890\nfabercastell Grip | | | 690\nfabercastell Loom | | | 1490`,
	),
	goods(
		'ballpoint-pen',
		'pens',
		'paper',
		['ballpoint pen', 'ဘောပင်', 'ปากกาลูกลื่น', '圆珠笔'],
		[
			'Writes at once and to the last drop.',
			'ချက်ချင်းရေးနိုင်ပြီး နောက်ဆုံးအထိ ထွက်သည်။',
			'เขียนลื่นทันทีจนหมดไส้',
			'起笔即出墨，写到最后一滴。',
		],
		`pilot G2 | gel | 0.5/0.7 mm | 35/35\npilot Frixion | gel | 0.5/0.7 mm | 65/65\nuni Signo | gel | 0.5 mm | 39\npentel EnerGel | gel | 0.5/0.7 mm | 49/49\nfabercastell CX | | 0.5/1 mm | 12/12\nstaedtler Stick | | 10/50 pieces | 69/299`,
		{ hues: [0, 4], options: 'pack', grams: 40 },
	),
	goods(
		'pencil',
		'pens',
		'paper',
		['pencil', 'ခဲတံ', 'ดินสอ', '铅笔'],
		['Even lead that sharpens to a fine point.', 'ခဲသားညီပြီး ချွန်ရလွယ်သည်။', 'ไส้เรียบ เหลาแหลมง่าย', '铅芯均匀，易削尖。'],
		`staedtler Noris | student | 12 pieces | 99\nfabercastell 9000 | | 12 pieces | 290\npentel P205 | | 0.5 mm | 120\nuni Kuru Toga | | 0.5 mm | 190\nfabercastell Colour | kids | 12/24/48 pieces | 99/189/390`,
		{ hues: [0, 4], grams: 100 },
	),
	goods(
		'calculator',
		'school-and-office',
		'paper',
		['calculator', 'ဂဏန်းပေါင်းစက်', 'เครื่องคิดเลข', '计算器'],
		[
			'Large display; solar and battery power.',
			'မျက်နှာပြင်ကြီး၊ ဆိုလာနှင့် ဘက်ထရီသုံး။',
			'จอใหญ่ ใช้แสงอาทิตย์และถ่าน',
			'大屏显示，太阳能与电池双供。',
		],
		`casio MX-12B | office | | 390\ncasio DJ-120D | office | | 690\ncasio fx-991CW | student | | 990\ncasio fx-82MS | student | | 450\ncasio SL-300 | portable | | 290\ncanon AS-120 | office | | 390`,
		{ hues: [0], grams: 200 },
	),
	goods(
		'scissors',
		'school-and-office',
		'paper',
		['scissors', 'ကတ်ကြေး', 'กรรไกร', '剪刀'],
		['Sharp steel and soft handles.', 'ထက်သော သံမဏိနှင့် နူးညံ့သော လက်ကိုင်။', 'ใบมีดคม ด้ามนุ่ม', '锋利钢刃，柔软手柄。'],
		`staedtler | kids | 13 cm | 59\n- | steel/kids/office | 15/21 cm | 35/59\n- Cutter | steel | 18 mm | 39`,
		{ hues: [0], grams: 80 },
	),
	goods(
		'sticky-notes',
		'school-and-office',
		'paper',
		['notes and markers', 'မှတ်စုကပ်နှင့် မင်တောက်တံ', 'โน้ตกาวและปากกาเน้นข้อความ', '便利贴与荧光笔'],
		[
			'For lessons, recipes and reminders.',
			'သင်ခန်းစာ၊ ဟင်းချက်နည်းနှင့် သတိပေးစာများအတွက်။',
			'สำหรับบทเรียน สูตรอาหาร และเตือนความจำ',
			'记笔记、菜谱、备忘。',
		],
		`postit Super Sticky | | 90/450 sheets | 45/199\npostit Flags | | 100 sheets | 59\nstaedtler Textsurfer | | 4/6 pieces | 99/139\npilot Frixion Light | | 3 pieces | 119\n- | cartoon | 100 sheets | 15`,
		{ hues: [0, 4], grams: 100 },
	),
	further(
		'crayons',
		`fabercastell Jumbo | kids | 12/24 pieces | 79/149\nstaedtler Luna | | 12/24 pieces | 69/129\npentel Oil Pastels | | 25/50 pieces | 89/169`,
	),
	further(
		'watercolours',
		`fabercastell Connector | kids | 12/24 pieces | 190/290\npentel Water Colours | | 12/24 pieces | 150/250\n- Acrylic Paint | acrylic | 12/24 pieces | 190/350\n- Gouache | | 18 pieces | 290`,
		{
			noun: ['paint set', 'ဆေးသားအစုံ', 'ชุดสี', '颜料套装'],
		},
	),
	further(
		'guitar',
		`yamaha F310 | acoustic | | 5290\nyamaha C40 | acoustic | | 4990\nyamaha Pacifica 012 | electric | | 7990\n- 41" | acoustic/electric | | 1690`,
	),
	goods(
		'ukulele',
		'instruments',
		'play',
		['ukulele', 'ယူကူလီလီ', 'อูคูเลเล่', '尤克里里'],
		[
			'Easy first instrument, with a bag and a tuner.',
			'လွယ်ကူသော ပထမဆုံးတူရိယာ၊ အိတ်နှင့် ကြိုးညှိကိရိယာပါ။',
			'เครื่องดนตรีชิ้นแรกที่ง่าย พร้อมกระเป๋าและจูนเนอร์',
			'入门乐器，附包与调音器。',
		],
		`- Soprano | teak/padauk | 21 inch | 690\n- Concert | teak/padauk | 23 inch | 990\n- Tenor | teak | 26 inch | 1290`,
		{ hues: [0], grams: 1_000 },
	),
	further(
		'drum',
		`yamaha DTX402K | electric | | 15900\n- Cajon | bamboo/teak | | 1490\n- Djembe | padauk | 20/25 cm | 690/990`,
	),
];
