import { further, goods } from './types.ts';

/** Kitchenware, bedding, household, tools, vehicles and pets. */
export const FURTHER_HOME = [
	further(
		'frying-pan',
		`tefal Day by Day | nonstick | 24/28 cm | 690/890
		tefal Unlimited | nonstick | 28 cm | 1490
		zebra Carbon | nonstick | 24/28/30 cm | 590/690/790
		locknlock Cookplus | nonstick | 26/28 cm | 490/590
		- Wok | castiron/steel/aluminium | 32/36 cm | 390/490
		- Grill | castiron | 26 cm | 590`,
	),
	further(
		'cooking-pot',
		`zebra Jumbo | steel | 20/24/28 cm | 490/690/990
		tefal Intuition | steel | 20/24 cm | 990/1290
		locknlock Ceramic | ceramic | 20/24 cm | 690/890
		- Hot Pot | aluminium/electric | 26 cm | 290
		- | clay/castiron | 22 cm | 390`,
	),
	further(
		'teapot',
		`- | celadon/ceramic/clay/glass | 0.6/1 l | 290/390
		- | castiron | 0.8 l | 790
		zebra | steel | 1 l | 390`,
	),
	further('bowl', `lotus | melamine | 15/18 cm | 39/49\n- | celadon/ceramic/teak/steel | 15 cm | 89`),
	goods(
		'plate',
		'tableware',
		'house',
		['plate', 'ပန်းကန်ပြား', 'จานข้าว', '餐盘'],
		[
			'Smooth glaze that is easy to wash.',
			'ဆေးကြောရလွယ်သော ချောမွတ်သည့် မျက်နှာပြင်။',
			'ผิวเคลือบเรียบ ล้างง่าย',
			'釉面光滑，易清洗。',
		],
		`- | ceramic/celadon/melamine/steel | 20/25 cm | 69/99
		lotus | melamine+flower/melamine+plain | 23 cm | 49
		nitori | ceramic | 21/26 cm | 89/129`,
		{ hues: [0, 4], options: 'pack', grams: 500 },
	),
	goods(
		'mug',
		'tableware',
		'house',
		['mug', 'မတ်ခွက်', 'แก้วมัค', '马克杯'],
		['For tea, coffee and milk.', 'လက်ဖက်ရည်၊ ကော်ဖီနှင့် နို့အတွက်။', 'สำหรับชา กาแฟ และนม', '喝茶、咖啡、牛奶皆宜。'],
		`- | ceramic+plain/ceramic+elephant/ceramic+cartoon/celadon/glass/steel | 350 ml | 89
		nitori | ceramic/glass | 300 ml | 79
		- Tumbler | bamboo/ceramic | 400 ml | 150`,
		{ hues: [0, 4, 7], options: 'colour', grams: 400 },
	),
	goods(
		'cutlery',
		'tableware',
		'house',
		['spoon and fork set', 'ဇွန်းခက်ရင်းအစုံ', 'ชุดช้อนส้อม', '勺叉套装'],
		['Rounded edges and an even shine.', 'အနားစွန်းဝိုင်းပြီး တောက်ပသည်။', 'ขอบมน เงาสม่ำเสมอ', '边缘圆润，光泽均匀。'],
		`zebra | steel | 12/24 pieces | 290/490
		- | teak/bamboo/steel | 4/8 pieces | 99/169
		- Chopsticks | steel/bamboo | 10 pieces | 89`,
		{ grams: 400 },
	),
	further(
		'kitchen-knife',
		`zebra Pro | steel | 15/20/25 cm | 190/250/290
		tefal Ice Force | steel | 20 cm | 690
		- Kiwi | steel | 12/18 cm | 49/79
		- | ceramic/castiron | 18 cm | 290`,
	),
	goods(
		'chopping-board',
		'kitchen-tools',
		'house',
		['chopping board', 'စဉ်းတီတုံး', 'เขียง', '砧板'],
		['Thick and heavy; does not slip.', 'ထူပြီးလေး၍ မချော်ပါ။', 'หนา หนัก ไม่ลื่น', '厚实防滑。'],
		`- | teak/bamboo/plastic/padauk | 30/40 cm | 190/290
		- Tamarind | | 30/35 cm | 250/350`,
		{ hues: [0] },
	),
	goods(
		'mortar',
		'kitchen-tools',
		'house',
		['mortar and pestle', 'ငရုတ်ဆုံ', 'ครก', '石臼'],
		[
			'For chilli, garlic and papaya salad.',
			'ငရုတ်သီး၊ ကြက်သွန်နှင့် သင်္ဘောသီးထောင်းအတွက်။',
			'สำหรับตำพริก กระเทียม ส้มตำ',
			'捣辣椒、蒜、青木瓜沙拉。',
		],
		`- | granite/clay/teak | 15/20 cm | 290/390`,
		{ grams: 5_000 },
	),
	goods(
		'water-bottle',
		'bottles-and-lunch-boxes',
		'house',
		['water bottle', 'ရေဘူး', 'ขวดน้ำ', '水杯'],
		[
			'Does not leak; wide mouth for ice.',
			'ရေမယိုဘဲ ရေခဲထည့်ရန် ပါးစပ်ကျယ်။',
			'ไม่รั่ว ปากกว้างใส่น้ำแข็งได้',
			'不漏水，大口径可放冰。',
		],
		`locknlock Aqua | tritan/plastic | 0.5/1 l | 150/220
		stanley Quencher H2.0 | steel | 0.9/1.2 l | 1590/1790
		stanley IceFlow | steel | 0.6 l | 1290
		nike Hypercharge | plastic | 0.7 l | 590
		xiaomi | steel | 0.5 l | 390
		- Sport | tritan/kids+cartoon/aluminium | 0.7 l | 120
		- Motivation | plastic | 2 l | 99`,
		{ hues: [0, 4, 8], options: 'colour', grams: 300 },
	),
	goods(
		'vacuum-flask',
		'bottles-and-lunch-boxes',
		'house',
		['vacuum flask', 'ဓာတ်ဘူး', 'กระติกน้ำร้อน', '保温瓶'],
		[
			'Keeps tea hot and water cold for hours.',
			'လက်ဖက်ရည်ကို ပူစေ၊ ရေကို အေးစေရန် နာရီပေါင်းများစွာ ထိန်းပေးသည်။',
			'เก็บชาร้อนและน้ำเย็นได้หลายชั่วโมง',
			'热茶冷水保温数小时。',
		],
		`thermos JNL | steel | 0.35/0.5/0.75 l | 790/890/1090
		thermos Food Jar | steel | 0.3/0.5 l | 890/1090
		zebra | steel | 0.5/1 l | 390/590
		stanley Classic | steel | 1/1.9 l | 1390/1990
		- | steel/glass+digital | 0.5 l | 190`,
		{ hues: [0, 4], options: 'colour', grams: 500 },
	),
	goods(
		'lunch-box',
		'bottles-and-lunch-boxes',
		'house',
		['lunch box', 'ထမင်းချိုင့်', 'ปิ่นโต', '饭盒'],
		[
			'Keeps rice and dishes apart on the way to work and school.',
			'ရုံးနှင့် ကျောင်းသို့ ထမင်းဟင်း ခွဲထည့်နိုင်။',
			'แยกข้าวกับกับข้าว พกไปทำงานหรือโรงเรียน',
			'饭菜分层，上班上学携带方便。',
		],
		`zebra Smart Lock | steel | 2/3/4 tiers | 490/590/690
		locknlock | glass/plastic | 0.6/1 l | 190/250
		- | steel+kids/plastic+cartoon/bamboo | 1 l | 150
		- Electric | electric | 1.2 l | 390`,
		{ hues: [0, 4, 8], grams: 700 },
	),
	goods(
		'food-container',
		'bottles-and-lunch-boxes',
		'house',
		['food container', 'အစားအသောက်ဘူး', 'กล่องถนอมอาหาร', '保鲜盒'],
		[
			'Airtight lid; for refrigerator and microwave.',
			'လေလုံအဖုံး၊ ရေခဲသေတ္တာနှင့် မိုက်ခရိုဝေ့ဖ်သုံးနိုင်။',
			'ฝาสุญญากาศ เข้าตู้เย็นและไมโครเวฟได้',
			'密封盖，可冷藏、可微波。',
		],
		`locknlock Classic | plastic | 0.4/1/2 l | 89/149/229
		locknlock Top Class | glass | 0.4/0.9 l | 159/249
		nitori | glass | 0.6 l | 129
		- | plastic/steel | 3 pieces | 99`,
		{ hues: [0, 4], grams: 350 },
	),
	further(
		'chair',
		`- | rattan/bamboo/padauk | | 990\nindex Ergo | office+mesh | | 2990\n- Gaming | gaming+fauxleather | | 2490\n- | folding+plastic/folding+aluminium | | 290`,
		{
			noun: ['chair', 'ကုလားထိုင်', 'เก้าอี้', '椅子'],
			about: [
				'A steady seat with a comfortable back.',
				'ခိုင်ခံ့ပြီး နောက်မှီ သက်သာသော ကုလားထိုင်။',
				'นั่งมั่นคง พนักพิงสบาย',
				'稳固座椅，靠背舒适。',
			],
		},
	),
	further(
		'sofa',
		`index Nordic | linen | | 8900\n- L-Shape | fauxleather/linen | | 12900\n- Bed | folding+linen | | 5900\n- | teak/rattan | | 6900`,
	),
	further('candle', `- | lavender/lemongrass/jasmine/sandalwood/rose | 150 g | 75`),
	further(
		'paper-lantern',
		`- Lanna | cotton/bamboo | 20/30 cm | 120/190 | th\n- Thadingyut | bamboo/cotton | 25 cm | 150 | mm`,
	),
	goods(
		'wall-clock',
		'storage-and-decoration',
		'house',
		['wall clock', 'တိုင်ကပ်နာရီ', 'นาฬิกาแขวน', '挂钟'],
		['Silent movement and clear numerals.', 'အသံတိတ်ပြီး ဂဏန်းထင်ရှားသည်။', 'เครื่องเดินเงียบ ตัวเลขชัด', '静音机芯，数字清晰。'],
		`seiko QXA | | 30/40 cm | 990/1290
		casio IQ-01 | | 25 cm | 490
		nitori | teak/plastic | 30 cm | 390
		- | digital/teak/acrylic | 30 cm | 290`,
		{ hues: [0] },
	),
	goods(
		'lacquer-bowl',
		'storage-and-decoration',
		'house',
		['lacquer bowl', 'ယွန်းခွက်', 'ขันเครื่องเขิน', '漆碗'],
		[
			'Many layers of lacquer on bamboo, engraved by hand.',
			'ဝါးပေါ် သစ်စေးအလွှာများစွာ သုတ်ပြီး လက်ဖြင့် ထွင်းထားသည်။',
			'รักหลายชั้นบนไม้ไผ่ แกะลายด้วยมือ',
			'竹胎多层漆，手工雕刻。',
		],
		`- | bagan+bamboo/bagan+elephant | 12/20 cm | 490/890 | mm
		- | chiangmai+bamboo/chiangrai+plain | 12/20 cm | 450/790 | th
		- Jewel Box | bagan/chiangmai | 10 cm | 590`,
		{ hues: [0, 4] },
	),
	goods(
		'storage-box',
		'storage-and-decoration',
		'house',
		['storage box', 'ပစ္စည်းသိမ်းသေတ္တာ', 'กล่องเก็บของ', '收纳箱'],
		[
			'Keeps the home tidy and saves space.',
			'အိမ်ကို သပ်ရပ်စေပြီး နေရာချွေတာသည်။',
			'ช่วยให้บ้านเป็นระเบียบ ประหยัดที่',
			'收纳整齐，节省空间。',
		],
		`- | plastic | 20/50/100 l | 129/259/459
		- Basket | rattan/cotton/bamboo | 30/40 cm | 190/290
		nitori | cotton+folding/plastic | 35 l | 199
		- Drawer | plastic | 3/5 tiers | 390/590`,
		{ hues: [0, 4], grams: 1_500 },
	),
	goods(
		'bedsheet-set',
		'bedding-and-bath',
		'cloth',
		['bed sheet set', 'အိပ်ရာခင်းအစုံ', 'ชุดผ้าปูที่นอน', '床品套装'],
		[
			'Fitted sheet with pillow and bolster cases.',
			'အိပ်ရာခင်း၊ ခေါင်းအုံးစွပ်၊ ဖက်လုံးစွပ် ပါသည်။',
			'ผ้ารัดมุม พร้อมปลอกหมอนและหมอนข้าง',
			'床笠配枕套与抱枕套。',
		],
		`lotus | cotton+plain/microfibre+flower/tencel | 3.5/5/6 ft | 590/790/890
		nitori | cotton/microfibre+striped | 5/6 ft | 790/990
		- | microfibre+cartoon/microfibre+plain/cotton+flower | 5/6 ft | 250/290`,
		{ hues: [0, 4, 8], options: 'colour', grams: 1_200 },
	),
	goods(
		'pillow',
		'bedding-and-bath',
		'cloth',
		['pillow', 'ခေါင်းအုံး', 'หมอนหนุน', '枕头'],
		['Holds the neck and stays cool.', 'လည်ပင်းကို ထိန်းပြီး အေးမြသည်။', 'รองรับคอ ไม่อมร้อน', '承托颈部，透气凉爽。'],
		`lotus | latex/microfibre | | 390
		nitori | memoryfoam/microfibre | | 490
		- | latex/memoryfoam/cotton | | 190
		- Bolster | microfibre | | 190`,
		{ grams: 1_200 },
	),
	goods(
		'blanket',
		'bedding-and-bath',
		'cloth',
		['blanket', 'စောင်', 'ผ้าห่ม', '毯子'],
		[
			'Light and soft for cool nights.',
			'အေးသောညများအတွက် ပေါ့ပါးနူးညံ့သည်။',
			'เบา นุ่ม สำหรับคืนอากาศเย็น',
			'轻软舒适，凉夜适用。',
		],
		`lotus | microfibre/cotton | 5/6 ft | 690/790
		nitori | microfibre | 6 ft | 590
		- | wool+shan/cotton+chin/microfibre+cartoon/wool+plain | 6 ft | 350`,
		{ hues: [0, 4, 8], options: 'colour', grams: 1_500 },
	),
	goods(
		'mosquito-net',
		'bedding-and-bath',
		'cloth',
		['mosquito net', 'ခြင်ထောင်', 'มุ้ง', '蚊帐'],
		[
			'Fine mesh; hangs or stands without tools.',
			'ဇာပေါက်သေးပြီး ကိရိယာမလိုဘဲ ချိတ်/ထောင်နိုင်။',
			'ตาถี่ แขวนหรือกางได้ไม่ต้องใช้เครื่องมือ',
			'细密网眼，免工具悬挂或撑开。',
		],
		`- | folding/cotton/nylon/kids+folding | 5/6 ft | 290/350`,
		{ hues: [0, 4], grams: 1_000 },
	),
	goods(
		'towel',
		'bedding-and-bath',
		'cloth',
		['towel', 'တဘက်', 'ผ้าขนหนู', '毛巾'],
		['Absorbs well and dries quickly.', 'ရေစုပ်ကောင်းပြီး မြန်မြန်ခြောက်သည်။', 'ซับน้ำดี แห้งไว', '吸水好，干得快。'],
		`lotus | cotton/microfibre/bamboo | 70/140 cm | 129/290
		nitori | cotton | 80/120 cm | 149/249
		- | cotton+plain/kids+cartoon/microfibre | 70/140 cm | 59/120`,
		{ hues: [0, 4, 8], options: 'colour', grams: 400 },
	),
	goods(
		'curtain',
		'storage-and-decoration',
		'cloth',
		['curtain', 'ခန်းဆီး', 'ผ้าม่าน', '窗帘'],
		['Keeps out light and heat.', 'အလင်းနှင့် အပူ ကာသည်။', 'กันแสงและความร้อน', '遮光隔热。'],
		`nitori | linen/microfibre | 150/240 cm | 490/690
		- | linen/flower/plain/nylon | 150/200 cm | 190/290
		- Shower | nylon+waterproof | 180 cm | 150`,
		{ hues: [0, 4, 8], options: 'colour', grams: 1_000 },
	),
	goods(
		'floor-mat',
		'bedding-and-bath',
		'cloth',
		['mat', 'ဖျာ', 'เสื่อ', '席子'],
		['For sitting, sleeping and guests.', 'ထိုင်ရန်၊ အိပ်ရန်၊ ဧည့်သည်အတွက်။', 'สำหรับนั่ง นอน และรับแขก', '坐卧待客皆宜。'],
		`- | reed+pathein/rattan | 3/6 ft | 290/590 | mm
		- | reed+isan/reed+chanthaburi | 3/6 ft | 290/590 | th
		- Doormat | rubber/cotton/microfibre | 60 cm | 89
		- Picnic | waterproof+folding/checked+folding | 150 cm | 190
		- Rug | wool/cotton+ikat | 120/200 cm | 690/1290`,
		{ hues: [0, 4], grams: 1_200 },
	),
	further('broom', `- | reed/bamboo/plastic | | 79\n- Dust | plastic | | 129`),
	further('bucket', `- | plastic/steel/folding+silicone | 10/20 l | 89/129`),
	goods(
		'mop',
		'cleaning',
		'house',
		['mop', 'ကြမ်းတိုက်တံ', 'ไม้ถูพื้น', '拖把'],
		[
			'Cleans wet and dry; the head is washable.',
			'အစိုအခြောက် တိုက်နိုင်ပြီး ခေါင်းလျှော်နိုင်။',
			'ถูได้ทั้งเปียกและแห้ง ผ้าซักได้',
			'干湿两用，拖头可洗。',
		],
		`- Spin | microfibre/steel | | 390
		- Flat | microfibre/cotton | | 190
		- Spray | microfibre | | 250
		magiclean Wiper | | | 290`,
		{ grams: 1_500 },
	),
	goods(
		'laundry-detergent',
		'cleaning',
		'house',
		['laundry detergent', 'အဝတ်လျှော်ဆပ်ပြာ', 'ผงซักฟอกและน้ำยาซักผ้า', '洗衣液与洗衣粉'],
		['Removes stains in cold water.', 'ရေအေးဖြင့် အစွန်းအထင်း ဖယ်ရှားသည်။', 'ขจัดคราบแม้ในน้ำเย็น', '冷水也能去渍。'],
		`breeze Excel | powderform/liquid | 700/1800 g | 69/159
		omo Plus | powderform/liquid+fresh | 720/2400 g | 75/219 
		attack Easy | powderform+floral/liquid+lavender | 700/1600 g | 59/129
		comfort Fabric Softener | floral/lavender | 540/1300 ml | 35/79
		downy Fabric Softener | floral/fresh/lavender | 500/1350 ml | 45/109
		- | liquid+jasmine | 3 l | 129`,
		{ hues: [0, 4, 8], grams: 1_500 },
	),
	goods(
		'dish-soap',
		'cleaning',
		'house',
		['dish soap', 'ပန်းကန်ဆေးရည်', 'น้ำยาล้างจาน', '洗洁精'],
		['Cuts grease and rinses off quickly.', 'အဆီဖယ်ရှားပြီး မြန်မြန် စင်သည်။', 'ขจัดคราบมัน ล้างออกไว', '去油快，易冲净。'],
		`sunlight | lemon/charcoal | 500/750/3200 ml | 25/35/119
		- | lemongrass/lemon | 500/3600 ml | 20/99`,
		{ hues: [0, 3], grams: 800 },
	),
	goods(
		'floor-cleaner',
		'cleaning',
		'house',
		['floor cleaner', 'ကြမ်းတိုက်ဆေးရည်', 'น้ำยาถูพื้น', '地板清洁剂'],
		['Clean floors that smell fresh.', 'ကြမ်းပြင် သန့်ပြီး မွှေးသည်။', 'พื้นสะอาด หอมสดชื่น', '地面洁净清香。'],
		`magiclean | lavender/floral/fresh | 750/1800 ml | 49/109
		dettol | fresh/lemon | 750 ml | 119`,
		{ hues: [0, 4], grams: 900 },
	),
	goods(
		'toilet-paper',
		'cleaning',
		'house',
		['tissue paper', 'တစ်ရှူး', 'กระดาษทิชชู', '纸巾'],
		['Soft and strong, from plantation pulp.', 'နူးညံ့ခိုင်ခံ့သော တစ်ရှူး။', 'นุ่ม เหนียว จากเยื่อปลูก', '柔韧，取自人工林纸浆。'],
		`scott Extra | | 6/24 rolls | 65/239
		kleenex Facial | | 120/720 sheets | 35/190
		kleenex Ultra Soft | | 6/12 rolls | 99/189
		scott Kitchen | | 4 rolls | 79
		- | bamboo | 12 rolls | 129`,
		{ hues: [0, 4], grams: 900 },
	),
	goods(
		'insect-spray',
		'cleaning',
		'house',
		['insect spray', 'ပိုးသတ်ဆေးဘူး', 'สเปรย์กำจัดแมลง', '杀虫喷雾'],
		['Against mosquitoes and other insects.', 'ခြင်နှင့် အခြားပိုးမွှားများအတွက်။', 'ป้องกันยุงและแมลงอื่น', '防蚊及其他昆虫。'],
		`baygon | lavender/fresh | 300/600 ml | 69/109
		- Coil | lemongrass/sandalwood | 10 pieces | 25
		- Repellent | lemongrass/kids | 60 ml | 59`,
		{ hues: [0, 4], grams: 500 },
	),
	goods(
		'incense',
		'storage-and-decoration',
		'house',
		['incense sticks', 'အမွှေးတိုင်', 'ธูปหอม', '线香'],
		[
			'Slow-burning sticks for shrine and home.',
			'ဘုရားခန်းနှင့် အိမ်အတွက် ဖြည်းဖြည်းလောင်သော အမွှေးတိုင်။',
			'ธูปเผาช้า สำหรับหิ้งพระและบ้าน',
			'慢燃线香，供佛居家皆宜。',
		],
		`- | sandalwood/jasmine/rose/lemongrass | 50 pieces | 49`,
		{ grams: 150 },
	),
	goods(
		'clothes-hanger',
		'cleaning',
		'house',
		['clothes hangers', 'အင်္ကျီချိတ်', 'ไม้แขวนเสื้อ', '衣架'],
		['Shoulders keep their shape; nothing slips.', 'ပုခုံးပုံမပျက်၊ မလျှောကျပါ။', 'ไหล่ไม่เสียทรง ไม่ลื่นหลุด', '不变形、不滑落。'],
		`- | steel/plastic/teak/kids | 10/20 pieces | 79/139
		- Drying Rack | steel+folding | 1.5 m | 590`,
		{ hues: [0], grams: 600 },
	),
	further(
		'potted-plant',
		`- Monstera | | 30/60 cm | 190/450\n- Snake Plant | | 20/40 cm | 99/190\n- Orchid | | 30 cm | 250\n- Bonsai | | 25 cm | 690\n- Cactus | ceramic/clay | 10 cm | 59`,
	),
	goods(
		'screwdriver-set',
		'tools',
		'gear',
		['tool set', 'ကိရိယာအစုံ', 'ชุดเครื่องมือ', '工具套装'],
		['Chrome vanadium steel in a case.', 'သေတ္တာပါ ခရုမ်းဗနေဒီယမ် သံမဏိ။', 'เหล็กโครมวาเนเดียม พร้อมกล่อง', '铬钒钢，附工具箱。'],
		`bosch | | 46/103 pieces | 890/1690
		stanley | | 10/72 pieces | 590/1490
		xiaomi Precision | magsafe | 24 pieces | 490
		makita | | 75 pieces | 1390
		- | steel | 32/108 pieces | 190/690`,
		{ grams: 1_800 },
	),
	goods(
		'drill',
		'tools',
		'gear',
		['drill', 'လျှပ်စစ်လွန်', 'สว่านไฟฟ้า', '电钻'],
		[
			'For wood, metal and walls; two speeds.',
			'သစ်သား၊ သံနှင့် နံရံအတွက်၊ အမြန်နှုန်း နှစ်မျိုး။',
			'เจาะไม้ เหล็ก ปูน สองความเร็ว',
			'木、金属、墙面皆可，双速。',
		],
		`bosch GSB 120-LI | cordless | 12 volts | 2490
		bosch GSB 550 | wired | 550 watts | 1690
		makita HP333D | cordless | 12 volts | 3990
		makita HP1630 | wired | 710 watts | 2290
		stanley SCH201 | cordless | 18 volts | 2990
		- | cordless | 21 volts | 890`,
		{ grams: 2_000 },
	),
	goods(
		'padlock',
		'tools',
		'gear',
		['padlock', 'သော့ခလောက်', 'แม่กุญแจ', '挂锁'],
		[
			'Hardened shackle, three keys.',
			'မာကျောသော ကွင်း၊ သော့သုံးချောင်းပါ။',
			'ห่วงเหล็กชุบแข็ง กุญแจสามดอก',
			'硬化锁梁，配三把钥匙。',
		],
		`yale | brass/steel+waterproof | 40/50 mm | 250/350
		yale Digital Door | digital | 60 mm | 5990
		xiaomi Smart | bluetooth | 50 mm | 790
		- | brass | 32/50 mm | 69/120`,
		{ grams: 300 },
	),
	goods(
		'motorcycle-helmet',
		'motorcycle-and-car',
		'gear',
		['motorcycle helmet', 'ဆိုင်ကယ်ဦးထုပ်', 'หมวกกันน็อก', '摩托车头盔'],
		[
			'Certified shell, washable lining, clear visor.',
			'စံချိန်မီအခွံ၊ လျှော်နိုင်သော အတွင်းခံ၊ မှန်ကြည်။',
			'เปลือกผ่านมาตรฐาน ซับในถอดซักได้ ชิลด์ใส',
			'认证外壳，内衬可洗，透明面罩。',
		],
		`yamaha | openface/fullface | | 1290
		- Cub | openface | | 890
		- Index | openface/fullface | | 790 | th
		- Real | fullface/openface | | 1490 | th
		- GTX | fullface/openface+kids | | 690
		- LTD | openface+women/fullface+men | | 590 | mm`,
		{ hues: [0, 4, 8], options: 'colour', grams: 1_500 },
	),
	goods(
		'engine-oil',
		'motorcycle-and-car',
		'gear',
		['engine oil', 'အင်ဂျင်ဝိုင်', 'น้ำมันเครื่อง', '机油'],
		[
			'Protects the engine in heat and traffic.',
			'ပူပြင်း၊ ကားပိတ်ချိန် အင်ဂျင်ကို ကာကွယ်သည်။',
			'ปกป้องเครื่องยนต์ในอากาศร้อนและรถติด',
			'高温拥堵中保护发动机。',
		],
		`castrol Power1 10W-40 | | 0.8/1 l | 190/250
		castrol Magnatec 10W-40 | | 4 l | 890
		shell Helix HX7 10W-40 | | 1/4 l | 290/990
		shell Advance AX7 | | 0.8/1 l | 190/230
		mobil Super 2000 10W-40 | | 4 l | 850
		mobil 1 5W-30 | | 1/4 l | 490/1690
		yamaha Yamalube | | 0.8/1 l | 150/190`,
		{ hues: [0], grams: 1_100 },
	),
	goods(
		'cat-food',
		'pet-food',
		'food',
		['cat food', 'ကြောင်စာ', 'อาหารแมว', '猫粮'],
		[
			'Complete food with taurine for eyes and heart.',
			'မျက်စိနှင့် နှလုံးအတွက် တောရင်းပါ ပြည့်စုံသော အစာ။',
			'อาหารครบถ้วน มีทอรีนบำรุงสายตาและหัวใจ',
			'全价粮，含牛磺酸，护眼护心。',
		],
		`whiskas | tuna/salmon/kitten+mackerel | 80/1200 g | 15/159
		meo | tuna/seafood/kitten | 80/1100 g | 13/129
		royalcanin | kitten/adult | 400/2000 g | 219/890
		- Cat Stick | tuna/salmon | 60 g | 39`,
		{ hues: [0, 4, 8], grams: 900 },
	),
	goods(
		'dog-food',
		'pet-food',
		'food',
		['dog food', 'ခွေးစာ', 'อาหารสุนัข', '狗粮'],
		[
			'Protein, calcium and fibre for every age.',
			'အရွယ်တိုင်းအတွက် ပရိုတင်း၊ ကယ်လ်စီယမ်၊ အမျှင်ဓာတ်။',
			'โปรตีน แคลเซียม ใยอาหาร ทุกช่วงวัย',
			'蛋白、钙与纤维，适合各年龄。',
		],
		`pedigree | beef/chicken/puppy+chicken | 130/1500/3000 g | 25/189/349
		royalcanin | puppy/adult | 800/3000 g | 390/1190
		- | lamb | 2/10 kg | 190/790`,
		{ hues: [0, 4], grams: 2_000 },
	),
	goods(
		'pet-litter',
		'pet-food',
		'house',
		['cat litter', 'ကြောင်သဲ', 'ทรายแมว', '猫砂'],
		['Clumps fast and keeps odours in.', 'မြန်မြန်ခဲပြီး အနံ့ထိန်းသည်။', 'จับก้อนไว เก็บกลิ่น', '结团快，锁异味。'],
		`- Bentonite | lemon/lavender/charcoal | 5/10 l | 99/179
		- Tofu | matcha/milkflavour | 6 l | 159`,
		{ hues: [0], grams: 5_000 },
	),
];
