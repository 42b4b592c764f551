import type { FirstCategory } from './types.ts';

export const fashion: FirstCategory = {
	slug: 'fashion',
	children: [
		{
			slug: 'clothing',
			children: [
				{
					slug: 'tops',
					kinds: [
						{
							icon: 't-shirt',
							hues: [0, 3, 6, 9],
							noun: ['T-shirt', 'တီရှပ်', 'เสื้อยืด', 'T恤'],
							about: [
								'A T-shirt with a round neck that keeps its shape after many washes.',
								'အကြိမ်ကြိမ်လျှော်လည်း ပုံမပျက်သော လည်ဝိုင်းတီရှပ်။',
								'เสื้อยืดคอกลม ซักบ่อยก็ยังทรงสวย',
								'圆领T恤，多次洗涤不变形。',
							],
							family: 'cloth',
							options: 'colour-size',
							kyat: [12000, 32000],
						},
						{
							icon: 'blouse',
							hues: [0, 4, 8],
							noun: ['blouse', 'ဘလောက်စ်အင်္ကျီ', 'เสื้อเบลาส์', '女式衬衫'],
							about: [
								'A blouse for the office and for the pagoda, with sleeves to the elbow.',
								'ရုံးတက်ရန်နှင့် ဘုရားသွားရန် သင့်တော်သော တံတောင်ဆစ်လက် ဘလောက်စ်။',
								'เสื้อเบลาส์แขนศอก ใส่ทำงานหรือไปวัดก็เหมาะ',
								'五分袖衬衫，上班、礼佛皆宜。',
							],
							family: 'cloth',
							options: 'colour-size',
							kyat: [18000, 45000],
						},
					],
				},
				{
					slug: 'bottoms',
					kinds: [
						{
							icon: 'longyi',
							hues: [0, 5, 8],
							noun: ['longyi', 'လုံချည်', 'โสร่ง', '笼基'],
							about: [
								'A longyi woven on a wooden loom, sewn and ready to wear.',
								'ယက်ကန်းဖြင့် ရက်လုပ်ထားသော အသင့်ဝတ်လုံချည်။',
								'โสร่งทอกี่ไม้ เย็บพร้อมใส่',
								'木织机织成，缝好即穿的笼基。',
							],
							family: 'cloth',
							omits: ['Loose-fit', 'Lightweight'],
							options: 'colour',
							kyat: [18500, 68000],
						},
						{
							icon: 'jeans',
							hues: [0, 2, 7],
							noun: ['jeans', 'ဂျင်းဘောင်းဘီ', 'กางเกงยีนส์', '牛仔裤'],
							about: [
								'Jeans with a little stretch and five pockets.',
								'အနည်းငယ်ဆွဲဆန့်နိုင်ပြီး အိတ်ငါးခုပါသော ဂျင်းဘောင်းဘီ။',
								'กางเกงยีนส์ผ้ายืดเล็กน้อย ห้ากระเป๋า',
								'微弹五袋牛仔裤。',
							],
							family: 'cloth',
							omits: ['Hand-woven cotton', 'Soft linen', 'Embroidered', 'Lightweight'],
							options: 'colour-size',
							kyat: [28000, 65000],
						},
					],
				},
				{
					slug: 'dresses',
					kinds: [
						{
							icon: 'dress',
							hues: [0, 3, 5, 9],
							noun: ['dress', 'ဂါဝန်', 'ชุดเดรส', '连衣裙'],
							about: [
								'A knee-length dress that breathes on hot days.',
								'ပူအိုက်သောနေ့များအတွက် လေဝင်လေထွက်ကောင်းသော ဒူးဖုံးဂါဝန်။',
								'ชุดเดรสยาวคลุมเข่า ใส่สบายในวันร้อน',
								'及膝连衣裙，炎热天气也透气。',
							],
							family: 'cloth',
							options: 'colour-size',
							kyat: [32000, 89000],
						},
					],
				},
			],
		},
		{
			slug: 'shoes-and-bags',
			children: [
				{
					slug: 'shoes',
					kinds: [
						{
							icon: 'running-shoes',
							hues: [0, 4, 7],
							noun: ['running shoes', 'အပြေးဖိနပ်', 'รองเท้าวิ่ง', '跑鞋'],
							about: [
								'Running shoes with a soft sole and a wide toe box.',
								'ဖိနပ်ခုံပျော့ပြီး ခြေချောင်းနေရာကျယ်သော အပြေးဖိနပ်။',
								'รองเท้าวิ่งพื้นนุ่ม หน้าเท้ากว้าง',
								'软底宽楦跑鞋。',
							],
							family: 'leather',
							options: 'colour-shoe',
							kyat: [48000, 128000],
						},
						{
							icon: 'sandals',
							hues: [0, 5, 9],
							noun: ['sandals', 'ညှပ်ဖိနပ်', 'รองเท้าแตะ', '夹脚凉鞋'],
							about: [
								'Sandals with a velvet strap, light on the foot.',
								'ကတ္တီပါသဲကြိုးတပ်၊ စီးရပေါ့ပါးသော ညှပ်ဖိနပ်။',
								'รองเท้าแตะสายกำมะหยี่ เบาสบายเท้า',
								'丝绒夹带凉鞋，轻盈舒适。',
							],
							family: 'leather',
							options: 'colour-shoe',
							kyat: [8000, 28000],
						},
					],
				},
				{
					slug: 'bags',
					kinds: [
						{
							icon: 'handbag',
							hues: [0, 3, 8],
							noun: ['handbag', 'လက်ကိုင်အိတ်', 'กระเป๋าถือ', '手提包'],
							about: [
								'An inner pocket and strong handles.',
								'အတွင်းအိတ်နှင့် ခိုင်ခံ့သော လက်ကိုင်များ ပါသည်။',
								'มีช่องด้านในและหูหิ้วแข็งแรง',
								'带内袋，提手结实。',
							],
							family: 'leather',
							options: 'colour',
							kyat: [38000, 145000],
						},
						{
							icon: 'backpack',
							hues: [0, 4, 8],
							noun: ['backpack', 'ကျောပိုးအိတ်', 'เป้สะพายหลัง', '双肩包'],
							about: [
								'A backpack with a padded sleeve for a 15-inch laptop.',
								'၁၅ လက်မ လက်တော့ပ်ထည့်ရန် အကာပါသော ကျောပိုးအိတ်။',
								'เป้มีช่องบุนวมใส่แล็ปท็อป 15 นิ้ว',
								'带15英寸电脑夹层的双肩包。',
							],
							family: 'leather',
							options: 'colour',
							kyat: [28000, 98000],
						},
					],
				},
			],
		},
		{
			slug: 'accessories',
			children: [
				{
					slug: 'jewellery-and-watches',
					kinds: [
						{
							icon: 'ring',
							hues: [0, 4],
							noun: ['ring', 'လက်စွပ်', 'แหวน', '戒指'],
							about: [
								'A ring made by a family of smiths, polished by hand.',
								'ပန်းထိမ်မိသားစုက လက်ဖြင့်ပြုလုပ် အရောင်တင်ထားသော လက်စွပ်။',
								'แหวนฝีมือช่างทองประจำตระกูล ขัดมือ',
								'银匠世家手工打磨的戒指。',
							],
							family: 'jewellery',
							kyat: [35000, 280000],
						},
						{
							icon: 'watch',
							hues: [0, 5, 9],
							noun: ['watch', 'လက်ပတ်နာရီ', 'นาฬิกาข้อมือ', '手表'],
							about: [
								'A watch with a clear dial that is easy to read.',
								'ဖတ်ရလွယ်သော ဒိုင်ခွက်ပါ နာရီ။',
								'นาฬิกาหน้าปัดชัด อ่านง่าย',
								'表盘清晰易读的手表。',
							],
							family: 'jewellery',
							omits: ['Jade', 'Pearl'],
							options: 'colour',
							kyat: [65000, 320000],
						},
					],
				},
				{
					slug: 'hats-and-umbrellas',
					kinds: [
						{
							icon: 'umbrella',
							hues: [0, 4, 8],
							noun: ['umbrella', 'ပုသိမ်ထီး', 'ร่ม', '阳伞'],
							about: ['An umbrella for sun and rain.', 'နေရောမိုးပါ ကာနိုင်သော ထီး။', 'ร่มกันแดดและกันฝน', '晴雨两用伞。'],
							family: 'house',
							omits: ['Easy-clean'],
							options: 'colour',
							kyat: [15000, 48000],
						},
						{
							icon: 'cap',
							hues: [0, 3, 7],
							noun: ['cap', 'ဦးထုပ်', 'หมวกแก๊ป', '棒球帽'],
							about: [
								'Shades the face on sunny days.',
								'နေပူသောနေ့များတွင် မျက်နှာကို အရိပ်ပေးသည်။',
								'บังแดดให้ใบหน้าในวันแดดจ้า',
								'晴天为脸部遮阳。',
							],
							family: 'cloth',
							omits: ['Loose-fit'],
							options: 'colour',
							kyat: [8000, 22000],
						},
					],
				},
			],
		},
	],
};
