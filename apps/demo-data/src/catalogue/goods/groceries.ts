import { further, goods } from './types.ts';

/** Food and drinks. */
export const FURTHER_GROCERIES = [
	further(
		'green-tea',
		`- | palaung/shan/kachin | 100/250/500 g | 89/190/350 | mm
		- Oolong | chiangrai | 100/250 g | 190/390 | th
		- | chiangmai+jasmine | 100 g | 120`,
		{ noun: ['green tea', 'လက်ဖက်ခြောက်', 'ชาเขียว', '绿茶'] },
	),
	further(
		'milk-tea',
		`royaltea | threeinone/lesssweet | 10/30 sachets | 79/219
		nestle Tea Master | threeinone | 12 sachets | 89
		milo | threeinone/nosugar | 15/30 sachets | 119/219
		ovaltine | threeinone/chocolate | 15/30 sachets | 109/199
		- Cha Tra Mue | | 400 g | 120 | th`,
		{ noun: ['tea and malt drink mix', 'လက်ဖက်ရည်နှင့် မော့လ်ဖျော်ရည်မှုန့်', 'ชาและมอลต์สกัดชนิดผง', '奶茶麦芽冲饮'] },
	),
	further(
		'coffee',
		`nescafe Red Cup | | 100/200 g | 99/189
		nescafe Gold | | 100/200 g | 199/369
		nescafe | threeinone/threeinone+lesssweet | 10/27 sachets | 59/149
		birdy | threeinone/threeinone+nosugar | 20 sachets | 99
		premier | threeinone | 10/30 sachets | 55/149
		sunday | threeinone | 20 sachets | 89 | mm
		- Arabica | pyinoolwin+beans/pyinoolwin+groundcoffee/shan+beans | 200/500 g | 190/420 | mm
		- Arabica | doichang+beans/doichang+groundcoffee/chiangrai+beans/nan+beans | 200/500 g | 190/420 | th`,
		{ noun: ['coffee', 'ကော်ဖီ', 'กาแฟ', '咖啡'] },
	),
	goods(
		'soft-drink-can',
		'soft-drinks',
		'food',
		['soft drink', 'အချိုရည်', 'น้ำอัดลม', '汽水'],
		['Best cold, with ice.', 'ရေခဲနှင့် အေးအေး သောက်ရန် အကောင်းဆုံး။', 'อร่อยที่สุดเมื่อเย็นใส่น้ำแข็ง', '加冰冷饮最佳。'],
		`cocacola | original/nosugar | 325/1250 ml | 15/32
		pepsi | original/nosugar | 325/1450 ml | 14/30
		fanta | orangeflavour/strawberry | 325/1250 ml | 14/29
		sprite | lemon | 325/1250 ml | 14/29
		maxplus | orangeflavour/lychee/strawberry | 330/500 ml | 10/14 | mm
		singha Soda | | 325 ml | 11`,
		{ hues: [0, 4], options: 'pack', grams: 700 },
	),
	goods(
		'energy-drink',
		'soft-drinks',
		'food',
		['energy drink', 'အားဖြည့်အချိုရည်', 'เครื่องดื่มชูกำลัง', '能量饮料'],
		['With caffeine and B vitamins.', 'ကဖိန်းနှင့် ဗီတာမင်ဘီ ပါသည်။', 'มีกาเฟอีนและวิตามินบี', '含咖啡因与B族维生素。'],
		`redbull | original/nosugar | 150/250 ml | 12/25
		shark | original | 150/250 ml | 12/24
		carabao | original | 150/250 ml | 11/23`,
		{ hues: [0], options: 'pack', grams: 300 },
	),
	goods(
		'drinking-water',
		'soft-drinks',
		'food',
		['drinking water', 'သောက်ရေသန့်', 'น้ำดื่ม', '饮用水'],
		['Filtered and bottled the same day.', 'စစ်ထုတ်ပြီး ထိုနေ့တွင်ပင် ပုလင်းသွင်းသည်။', 'กรองและบรรจุในวันเดียวกัน', '当日过滤灌装。'],
		`singha | | 600/1500 ml | 8/14 | th
		nestle Pure Life | | 600/1500 ml | 8/14
		alpine | | 500/1000 ml | 5/8 | mm
		- Mineral | | 500/1500 ml | 12/19`,
		{ options: 'pack', grams: 1_000 },
	),
	goods(
		'juice',
		'soft-drinks',
		'food',
		['fruit juice', 'သစ်သီးဖျော်ရည်', 'น้ำผลไม้', '果汁'],
		['Pressed fruit without colouring.', 'ဆိုးဆေးမပါသော သစ်သီးဖျော်ရည်။', 'ผลไม้คั้น ไม่แต่งสี', '鲜榨果汁，无色素。'],
		`malee | orangeflavour/lychee/strawberry | 200/1000 ml | 15/65
		unif | orangeflavour/lesssweet | 200/900 ml | 14/55
		oishi Iced Tea | lemon/original/lychee | 350/800 ml | 20/35
		- Sugarcane | | 350 ml | 25`,
		{ hues: [0], grams: 700 },
	),
	goods(
		'milk-carton',
		'milk',
		'food',
		['milk', 'နွားနို့', 'นม', '牛奶'],
		[
			'Long-life milk in cartons; no need to cool before opening.',
			'မဖွင့်မီ အအေးခံရန်မလိုသော ကြာရှည်ခံနို့။',
			'นมยูเอชที ไม่ต้องแช่เย็นก่อนเปิด',
			'常温奶，开封前无需冷藏。',
		],
		`foremost | milkflavour/chocolate/strawberry/lesssweet | 180/1000 ml | 12/55
		dutchmill | strawberry/orangeflavour/milkflavour | 180/830 ml | 12/49
		dutchlady | milkflavour/chocolate | 180/1000 ml | 12/55
		vitamilk | soybean/soybean+lesssweet/chocolate | 200/300 ml | 12/17
		milo UHT | chocolate | 180 ml | 13
		ovaltine UHT | chocolate | 180 ml | 13`,
		{ hues: [0, 4], options: 'pack', grams: 400 },
	),
	goods(
		'condensed-milk',
		'milk',
		'food',
		['condensed milk', 'နို့ဆီ', 'นมข้นหวาน', '炼乳'],
		[
			'For tea, coffee, toast and desserts.',
			'လက်ဖက်ရည်၊ ကော်ဖီ၊ ပေါင်မုန့်ကင်နှင့် အချိုပွဲအတွက်။',
			'สำหรับชา กาแฟ ขนมปังปิ้ง และของหวาน',
			'配茶、咖啡、吐司与甜点。',
		],
		`dutchlady | original | 390/1000 g | 32/75
		nestle Bear Brand | original | 390 g | 35
		foremost | original/lesssweet | 385 g | 32`,
		{ grams: 450 },
	),
	further(
		'mango',
		`- Nam Dok Mai | | 1/3/5 kg | 120/320/490 | th
		- Sein Ta Lone | | 2/5 kg | 150/350 | mm
		- | mandalay/shwebo | 3 kg | 150 | mm
		- Mahachanok | | 2/5 kg | 190/420 | th`,
	),
	goods(
		'banana',
		'fruit',
		'food',
		['bananas', 'ငှက်ပျောသီး', 'กล้วย', '香蕉'],
		['Ripe in two or three days.', 'နှစ်ရက်၊ သုံးရက်အတွင်း မှည့်သည်။', 'สุกในสองสามวัน', '两三天即熟。'],
		`- Cavendish | | 1/2 kg | 35/65
		- Nam Wa | | 1/2 kg | 30/55 | th
		- Phee Gyan | | 1/2 kg | 30/55 | mm`,
	),
	goods(
		'durian',
		'fruit',
		'food',
		['durian', 'ဒူးရင်းသီး', 'ทุเรียน', '榴莲'],
		[
			'Opened and checked before it is packed, on request.',
			'တောင်းဆိုပါက ထုပ်ပိုးမီ ဖွင့်စစ်ပေးသည်။',
			'แกะและตรวจก่อนแพ็กได้ตามต้องการ',
			'可按要求开果验货。',
		],
		`- Monthong | chanthaburi/rakhine | 2/3/4 kg | 390/590/790
		- Musang King | | 2 kg | 1490
		- Chanee | chanthaburi | 3 kg | 450 | th`,
		{ grams: 3_500 },
	),
	goods(
		'orange-fruit',
		'fruit',
		'food',
		['oranges', 'လိမ္မော်သီး', 'ส้ม', '橙子'],
		['Thin skin, sweet juice.', 'အခွံပါး၊ အချိုရည်ရွှန်း။', 'เปลือกบาง น้ำหวาน', '皮薄汁甜。'],
		`- Mandarin | shan/chiangmai | 1/3 kg | 59/159
		- Sai Nam Phueng | | 1/3 kg | 89/229 | th
		- Navel | | 1 kg | 99`,
	),
	goods(
		'apple',
		'fruit',
		'food',
		['apples', 'ပန်းသီး', 'แอปเปิลสด', '苹果鲜果'],
		['Crisp and sweet.', 'ကြွပ်ရွပြီး ချိုသည်။', 'กรอบหวาน', '脆甜多汁。'],
		`- Fuji | | 1/2 kg | 89/169
		- Gala | | 1/2 kg | 79/149
		- Granny Smith | | 1 kg | 99
		- | chin | 1 kg | 69 | mm`,
	),
	goods(
		'mangosteen',
		'fruit',
		'food',
		['mangosteens and longans', 'မင်းဂွတ်သီးနှင့် လုံဂန်သီး', 'มังคุดและลำไย', '山竹与龙眼'],
		['Harvested in the morning.', 'မနက်ခူးပြီး ပို့သည်။', 'เก็บเช้า ส่งเลย', '清晨采摘。'],
		`- Mangosteen | chanthaburi | 1/3 kg | 79/219 | th
		- Longan | chiangmai/shan | 1/3 kg | 59/159
		- Rambutan | | 1/3 kg | 49/129`,
	),
	goods(
		'watermelon',
		'fruit',
		'food',
		['watermelons and papayas', 'ဖရဲသီးနှင့် သင်္ဘောသီး', 'แตงโมและมะละกอ', '西瓜与木瓜'],
		['Sweet and heavy for their size.', 'ချိုပြီး အရည်ရွှန်းသည်။', 'หวานฉ่ำ เนื้อแน่น', '清甜多汁。'],
		`- Watermelon | | 3/5 kg | 59/99
		- Papaya | | 1/2 kg | 35/65
		- Dragon Fruit | myeik | 1/3 kg | 59/159`,
	),
	goods(
		'avocado',
		'fruit',
		'food',
		['avocados', 'ထောပတ်သီး', 'อะโวคาโด', '牛油果'],
		[
			'Creamy flesh; ripens at room temperature.',
			'အသားအီဆိမ့်၊ အခန်းအပူချိန်တွင် မှည့်သည်။',
			'เนื้อมัน สุกที่อุณหภูมิห้อง',
			'果肉绵密，常温催熟。',
		],
		`- Hass | | 500/1000 g | 79/149
		- Buccaneer | shan/chiangmai | 1/3 kg | 69/189`,
	),
	further('pineapple', `- Phulae | chiangrai | 6/12 pieces | 99/179 | th\n- MD2 | | 1/3 pieces | 49/129`),
	further('coconut', `- Nam Hom | | 4/12 pieces | 120/320 | th\n- | pathein/myeik | 3/9 pieces | 79/199 | mm`),
	goods(
		'onion',
		'vegetables',
		'food',
		['onions', 'ကြက်သွန်နီ', 'หอมใหญ่และหอมแดง', '洋葱与红葱头'],
		[
			'Dried well, keeps for weeks.',
			'ကောင်းစွာလှန်းထား၍ သီတင်းပတ်များစွာ ခံသည်။',
			'ตากแห้งดี เก็บได้หลายสัปดาห์',
			'晾晒充分，可存数周。',
		],
		`- Onion | shwebo/mandalay | 1/3 kg | 35/95 | mm
		- Shallot | surin/isan | 500/1000 g | 45/79 | th
		- Onion | | 1/3 kg | 35/95 | th`,
	),
	goods(
		'potato',
		'vegetables',
		'food',
		['potatoes and carrots', 'အာလူးနှင့် မုန်လာဥနီ', 'มันฝรั่งและแครอท', '土豆与胡萝卜'],
		['Washed and sorted.', 'ဆေးကြော ရွေးချယ်ပြီး။', 'ล้างและคัดแล้ว', '已清洗分拣。'],
		`- Potato | shan/chiangmai | 1/3 kg | 45/120\n- Carrot | | 500/1000 g | 29/49`,
	),
	goods(
		'tomato',
		'vegetables',
		'food',
		['tomatoes', 'ခရမ်းချဉ်သီး', 'มะเขือเทศ', '番茄'],
		['Ripened on the vine.', 'အပင်ပေါ်တွင် မှည့်သည်။', 'สุกคาต้น', '藤上熟成。'],
		`- | inle/mandalay | 1/3 kg | 39/99 | mm\n- Cherry | chiangmai | 250/500 g | 39/69 | th\n- Sida | | 500/1000 g | 25/45 | th`,
	),
	goods(
		'leafy-greens',
		'vegetables',
		'food',
		['leafy greens', 'ဟင်းနုနယ်', 'ผักใบเขียว', '绿叶菜'],
		['Cut in the morning, sent cool.', 'မနက်ခူးပြီး အအေးဖြင့် ပို့သည်။', 'ตัดเช้า ส่งเย็น', '清晨采收，冷藏配送。'],
		`- Morning Glory | | 300/600 g | 20/35\n- Pak Choi | | 300/600 g | 25/45\n- Cabbage | shan/chiangmai | 1 kg | 30\n- Holy Basil | | 100 g | 15`,
	),
	goods(
		'eggs',
		'eggs-and-staples',
		'food',
		['eggs', 'ကြက်ဥ', 'ไข่ไก่', '鸡蛋'],
		[
			'Checked against the light, packed in a tray.',
			'အလင်းဖြင့် စစ်ပြီး ဗန်းဖြင့် ထုပ်သည်။',
			'ส่องไฟคัดแล้ว บรรจุในแผง',
			'照蛋检选，托盘包装。',
		],
		`- Chicken | | 10/30 pieces | 49/135\n- Duck | salted/browned | 4/10 pieces | 35/79\n- Quail | | 20 pieces | 45`,
	),
	further(
		'rice',
		`- Paw San | shwebo/pathein | 2/5/24 kg | 120/280/1290 | mm
		- Shwe War Hnin | | 5/24 kg | 190/890 | mm
		- | glutinous/boiled/browned | 2/5 kg | 89/199
		royalumbrella | fragrantkind/whitekind/glutinous | 2/5/15 kg | 110/260/690 | th
		- Hom Mali | surin/isan | 2/5/15 kg | 120/290/790 | th
		- Riceberry | browned | 1/5 kg | 79/350`,
		{ noun: ['rice', 'ဆန်', 'ข้าวสาร', '大米'] },
	),
	further(
		'rice-noodles',
		`- Mont Hin Gar | | 400/1000 g | 35/79 | mm\n- Pad Thai | | 400 g | 29 | th\n- Glass Noodles | mungbean | 80/500 g | 15/69\n- Shan Khauk Swe | shan | 500 g | 39 | mm\n- Khao Soi | chiangmai | 300 g | 39 | th`,
		{
			noun: ['noodles', 'ခေါက်ဆွဲခြောက်', 'เส้นก๋วยเตี๋ยว', '面条米粉'],
		},
	),
	goods(
		'instant-noodles',
		'rice-and-noodles',
		'food',
		['instant noodles', 'အသင့်စားခေါက်ဆွဲ', 'บะหมี่กึ่งสำเร็จรูป', '方便面'],
		['Ready in three minutes with hot water.', 'ရေနွေးဖြင့် သုံးမိနစ်အတွင်း အသင့်။', 'เติมน้ำร้อนสามนาทีพร้อมกิน', '热水三分钟即食。'],
		`mama | tomyum/mincedpork/chicken/duck/seafood/spicy | 55/90 g | 7/10
		mama | cup+tomyum/cup+mincedpork | 60 g | 15
		yumyum | tomyum/mincedpork/chicken/beef | 60/100 g | 7/11
		indomie Mi Goreng | original/barbecue/spicy | 85 g | 12
		nongshim Shin Ramyun | spicy/cup+spicy | 68/120 g | 39/55
		nongshim Neoguri | seafood | 120 g | 55
		samyang Buldak | spicy/cheese/chicken | 140 g | 59`,
		{ hues: [0, 3], options: 'pack', grams: 150 },
	),
	goods(
		'cooking-oil',
		'sauces-and-oils',
		'food',
		['cooking oil', 'ဟင်းချက်ဆီ', 'น้ำมันพืช', '食用油'],
		['For frying, stir-frying and salads.', 'ကြော်ရန်၊ လှော်ရန်နှင့် သုပ်ရန်။', 'สำหรับทอด ผัด และสลัด', '煎炒凉拌皆宜。'],
		`- | peanut/sesame | 500/1000 ml | 120/219 | mm
		- | soybean/palm/sunflower/ricebran | 1/5 l | 55/259
		- Extra Virgin | olive | 250/1000 ml | 190/590
		- Coconut | | 500 ml | 149`,
		{ hues: [0], grams: 1_100 },
	),
	goods(
		'fish-sauce',
		'sauces-and-oils',
		'food',
		['fish sauce', 'ငံပြာရည်', 'น้ำปลา', '鱼露'],
		[
			'Fermented for a year from anchovies and sea salt.',
			'ငါးနှင့် ပင်လယ်ဆားကို တစ်နှစ် နှပ်ထားသည်။',
			'หมักจากปลากะตักและเกลือทะเลหนึ่งปี',
			'鳀鱼海盐发酵一年。',
		],
		`tiparos | | 300/700 ml | 22/35
		squid | | 300/700 ml | 23/36
		megachef | original | 200/500 ml | 39/75
		- | myeik/rakhine | 500 ml | 39 | mm
		- Shrimp Paste | rakhine/myeik/phuket | 200/500 g | 59/129`,
		{ hues: [0], grams: 900 },
	),
	goods(
		'soy-sauce',
		'sauces-and-oils',
		'food',
		['soy and oyster sauce', 'ပဲငံပြာရည်နှင့် ခရုဆီ', 'ซีอิ๊วและซอสหอยนางรม', '酱油与蚝油'],
		['Gives stir-fries colour and depth.', 'အကြော်အလှော်များကို အရောင်အရသာ ပေးသည်။', 'เพิ่มสีและรสให้ผัด', '炒菜提色增鲜。'],
		`maekrua Oyster Sauce | | 300/600 ml | 32/55
		golden Seasoning | soybean | 200/600 ml | 29/55
		golden Dark Soy | sweet | 600 ml | 45
		megachef Oyster Sauce | | 200/500 g | 45/89
		- Light Soy | soybean | 500 ml | 35`,
		{ hues: [0], grams: 800 },
	),
	goods(
		'chilli-sauce',
		'sauces-and-oils',
		'food',
		['chilli sauce', 'ငရုတ်ဆီ', 'ซอสพริก', '辣椒酱'],
		['For dipping and stir-frying.', 'တို့စားရန်နှင့် ကြော်ရန်။', 'สำหรับจิ้มและผัด', '蘸食炒菜皆可。'],
		`roza | original/garlicchilli | 300 g | 32
		maepranom | sweet/spicy | 390/980 g | 45/89
		maepranom Nam Prik Pao | spicy | 134/513 g | 39/99
		heinz | original/spicy | 300 g | 55
		- Balachaung | fried/spicy | 160/320 g | 79/149 | mm
		- | garlicchilli+shan | 200 g | 69 | mm
		kewpie Mayonnaise | original/spicy | 310 g | 79`,
		{ hues: [0], grams: 450 },
	),
	goods(
		'curry-paste',
		'sauces-and-oils',
		'food',
		['curry paste', 'ကာရီဟင်းနှစ်', 'พริกแกง', '咖喱酱'],
		[
			'Herbs and spices, ready for coconut milk.',
			'အုန်းနို့နှင့် ချက်ရန် အသင့် ဟင်းခတ်အမွှေးအကြိုင်။',
			'สมุนไพรและเครื่องเทศ พร้อมปรุงกับกะทิ',
			'香草香料，加椰奶即煮。',
		],
		`maeploy | greencurry/redcurry/massaman/panang | 50/400 g | 20/79
		lobo | greencurry/tomyum/massaman | 50 g | 19
		ayam | redcurry/greencurry | 185 g | 89
		- | masala+chicken/masala+beef | 50 g | 25 | mm`,
		{ hues: [0, 3, 11], grams: 250 },
	),
	goods(
		'sugar-salt',
		'sauces-and-oils',
		'food',
		['sugar and salt', 'သကြားနှင့် ဆား', 'น้ำตาลและเกลือ', '糖与盐'],
		['Clean crystals that pour well.', 'အစေ့သန့်ပြီး သွန်ရလွယ်သည်။', 'ผลึกสะอาด เทง่าย', '晶粒洁净，易倾倒。'],
		`- Sugar | whitekind/browned | 500/1000 g | 16/28\n- Sea Salt | rakhine/isan | 500/1000 g | 15/25\n- MSG | | 250/500 g | 29/52`,
		{ grams: 800 },
	),
	goods(
		'palm-sugar',
		'snacks',
		'food',
		['palm sugar', 'ထန်းလျက်', 'น้ำตาลโตนด', '棕榈糖'],
		['Boiled slowly from palm juice.', 'ထန်းရည်ကို ဖြည်းဖြည်း ကျိုထားသည်။', 'เคี่ยวช้าจากน้ำตาลสด', '棕榈汁慢熬而成。'],
		`- | bagan/mandalay+sesame/bagan+peanut | 250/500 g | 45/79 | mm\n- | phuket/chanthaburi | 500/1000 g | 49/89 | th`,
	),
	further(
		'peanuts',
		`- | spicy/salted/garlicchilli/original | 100/300 g | 25/65\n- Cashew | salted/original/phuket | 150/400 g | 120/290\n- Almond | salted | 150 g | 129\n- Broad Beans | fried | 200 g | 35`,
		{
			noun: ['nuts', 'အခွံမာသီးလှော်', 'ถั่วอบ', '坚果'],
		},
	),
	further(
		'honey',
		`- | pyinoolwin/shan/chin | 350/700 g | 120/220 | mm\n- Longan Honey | chiangmai/nan | 350/700 g | 129/239 | th\n- Royal Jelly | | 250 g | 390`,
	),
	goods(
		'biscuits',
		'snacks',
		'food',
		['biscuits', 'ဘီစကွတ်', 'คุกกี้และบิสกิต', '饼干'],
		['For tea time and lunch boxes.', 'လက်ဖက်ရည်ဝိုင်းနှင့် ထမင်းဘူးအတွက်။', 'กินคู่ชาหรือพกใส่กล่องข้าว', '配茶或带便当。'],
		`oreo | vanilla/strawberry/chocolate | 119/248 g | 29/55
		munchys Lexus | cheese/chocolate | 190 g | 45
		munchys Cream Crackers | original | 300 g | 55
		lotte Pepero | original/milkflavour | 47 g | 35
		lotte Koala's March | chocolate/strawberry | 33 g | 25
		- Butter Cookies | | 340/681 g | 129/239`,
		{ hues: [0, 4], grams: 300 },
	),
	goods(
		'chips-bag',
		'snacks',
		'food',
		['crisps', 'အာလူးကြော်', 'มันฝรั่งทอดกรอบ', '薯片'],
		[
			'Crisp and light, in a bag filled the same week.',
			'ကြွပ်ရွပြီး ထိုအပတ်တွင် ထုပ်ပိုးသည်။',
			'กรอบเบา บรรจุในสัปดาห์เดียวกัน',
			'香脆轻盈，当周包装。',
		],
		`lays | original/barbecue/seaweed/spicy/cheese | 46/103 g | 20/39
		calbee | original/seaweed/spicy | 50/85 g | 20/31
		oishi Prawn Crackers | original/spicy | 65 g | 20
		- Fish Snack | spicy/original | 52 g | 20`,
		{ hues: [0, 3], grams: 120 },
	),
	goods(
		'seaweed-snack',
		'snacks',
		'food',
		['seaweed snack', 'ရေညှိမုန့်', 'สาหร่ายทอดกรอบ', '海苔零食'],
		['Thin, crisp sheets of seaweed.', 'ပါးလွှာကြွပ်ရွသော ပင်လယ်ရေညှိ။', 'แผ่นสาหร่ายบางกรอบ', '薄脆海苔片。'],
		`taokaenoi Big Sheet | original/spicy/seafood | 4/32 g | 10/35
		taokaenoi Tempura | original/spicy | 40 g | 35`,
		{ hues: [0], grams: 60 },
	),
	goods(
		'chocolate',
		'snacks',
		'food',
		['chocolate', 'ချောကလက်', 'ช็อกโกแลต', '巧克力'],
		['Sent with a cooling pack on hot days.', 'ပူသောနေ့များတွင် အအေးထုပ်ဖြင့် ပို့သည်။', 'วันร้อนส่งพร้อมเจลเย็น', '热天附冰袋配送。'],
		`nestle KitKat | milkflavour/matcha | 35/136 g | 25/89
		nestle Crunch | milkflavour | 36 g | 25
		lotte Ghana | milkflavour/mint | 70 g | 59
		- Dark 70% | pathein/chanthaburi | 60 g | 120`,
		{ hues: [0], grams: 120 },
	),
	goods(
		'canned-fish',
		'cans-and-dried-food',
		'food',
		['canned fish', 'ငါးသေတ္တာ', 'ปลากระป๋อง', '鱼罐头'],
		['Opens with a ring; ready to eat.', 'ကွင်းဆွဲဖွင့်ပြီး အသင့်စားနိုင်။', 'เปิดด้วยห่วง พร้อมกิน', '易拉即食。'],
		`sealect Tuna | original/spicy/masala | 165/185 g | 39/45
		roza Mackerel | original/spicy | 155/185 g | 19/24
		ayam Sardines | original/spicy | 155/425 g | 35/79`,
		{ hues: [0, 4], grams: 250 },
	),
	goods(
		'dried-shrimp',
		'cans-and-dried-food',
		'food',
		['dried shrimp and fish', 'ပုစွန်ခြောက်နှင့် ငါးခြောက်', 'กุ้งแห้งและปลาแห้ง', '虾米与鱼干'],
		['Dried in the sun by the sea.', 'ပင်လယ်ကမ်းစပ် နေလှန်းထားသည်။', 'ตากแดดริมทะเล', '海边日晒。'],
		`- Dried Shrimp | rakhine/myeik | 100/250/500 g | 89/199/380 | mm
		- Dried Shrimp | phuket | 100/250/500 g | 99/229/430 | th
		- Dried Squid | myeik/phuket | 100/250 g | 129/290
		- Dried Fish | salted+rakhine/salted+phuket | 250/500 g | 99/189`,
	),
	goods(
		'pickled-tea',
		'cans-and-dried-food',
		'food',
		['tea leaf salad', 'လက်ဖက်သုပ်', 'ยำใบชา', '凉拌茶叶'],
		[
			'Pickled tea leaves with fried beans, sesame and garlic.',
			'လက်ဖက်နှပ်၊ အကြော်စုံ၊ နှမ်း၊ ကြက်သွန်ကြော်။',
			'ใบชาหมักพร้อมถั่วทอด งา และกระเทียม',
			'腌茶叶配炸豆、芝麻、蒜酥。',
		],
		`ahyeetaung | original/spicy | 80/160/320 g | 29/55/99
		- | palaung+original/shan+spicy/mandalay+sweet | 160/320 g | 55/99 | mm
		- Fried Beans | fried/garlicchilli | 200/400 g | 49/89`,
	),
	goods(
		'dried-beans',
		'cans-and-dried-food',
		'food',
		['beans', 'ပဲ', 'ถั่ว', '豆子'],
		['Sorted by hand, without stones.', 'လက်ဖြင့် ရွေးပြီး၊ ကျောက်ခဲမပါ။', 'คัดด้วยมือ ไม่มีกรวด', '人工挑选，无石子。'],
		`- | mungbean/redbean/chickpea/blackbean/soybean/peanut | 500/1000 g | 35/65`,
		{ grams: 800 },
	),
];
