import type { Voice } from './types.ts';

/** What is said of clothes, shoes, bags and jewellery. */
export const FASHION_VOICES = {
	clothes: {
		good: [
			[
				'The fabric is soft and the seams are straight.',
				'အသားနူးပြီး ချုပ်ရိုးသေသပ်တယ်။',
				'ผ้านุ่ม ตะเข็บเรียบร้อยค่ะ',
				'料子软，走线整齐。',
			],
			[
				'Washed it three times, it still looks new.',
				'သုံးခါလျှော်ပြီးပြီ၊ အသစ်အတိုင်းပဲ။',
				'ซักสามรอบแล้วยังเหมือนใหม่',
				'洗了三次还像新的。',
			],
			['Comfortable, I wear it all the time.', 'ဝတ်ရတာ သက်သာလို့ ခဏခဏ ဝတ်ဖြစ်တယ်။', 'ใส่สบาย หยิบใส่บ่อยมาก', '穿着舒服，经常穿。'],
		],
		fair: [['Nice, but it creases quickly.', 'လှပါတယ်၊ မြန်မြန်တွန့်တယ်။', 'สวยค่ะ แต่ยับง่าย', '好看，就是容易皱。']],
		poor: [
			[
				'A seam came open after the first wash.',
				'တစ်ခါလျှော်ပြီး ချုပ်ရိုး ပြုတ်သွားတယ်။',
				'ซักครั้งแรกตะเข็บก็หลุด',
				'洗一次就开线了。',
			],
		],
		asked: [
			[
				['What fabric is it?', 'ဘာအသားလဲ။', 'ผ้าอะไรคะ', '是什么面料？'],
				['{fabric}.', '{fabric} ပါ။', '{fabric}ค่ะ', '{fabric}。'],
			],
			[
				['How do I wash it?', 'ဘယ်လို လျှော်ရမလဲ။', 'ซักยังไงคะ', '怎么洗？'],
				[
					'{care}. More is under “Care instructions” on this page.',
					'လျှော်ဖွပ်နည်းက {care} ပါ။ ဒီစာမျက်နှာက “ထိန်းသိမ်းနည်း” မှာ အပြည့်အစုံ ရှိပါတယ်။',
					'{care}ค่ะ รายละเอียดอยู่ที่ “การดูแลรักษา” ในหน้านี้ค่ะ',
					'{care}，详见本页“保养说明”。',
				],
			],
			[
				['Does the colour run in the wash?', 'လျှော်ရင် အရောင်ကျလား။', 'ซักแล้วสีตกไหมคะ', '洗了会掉色吗？'],
				[
					'Not if you wash it as described, with like colours.',
					'ပြောထားတဲ့အတိုင်း အရောင်တူတွေနဲ့ လျှော်ရင် မကျပါဘူး။',
					'ไม่ตกค่ะ ถ้าซักตามวิธีดูแลกับผ้าสีใกล้เคียงกันค่ะ',
					'按洗涤说明与同色衣物同洗不会。',
				],
			],
		],
	},
	raincoat: {
		good: [
			[
				'Rode home in a downpour and stayed dry.',
				'မိုးသည်းထဲ ဆိုင်ကယ်စီးပြန်တာ မစိုဘူး။',
				'ขี่รถฝ่าฝนหนัก ตัวไม่เปียก',
				'大雨里骑车回家也没湿。',
			],
			['Room for a backpack underneath.', 'အတွင်းမှာ ကျောပိုးအိတ်ပါ ဆံ့တယ်။', 'สะพายเป้ข้างในได้', '里面还能背包。'],
			[
				'Folds small enough for the motorbike seat.',
				'ဆိုင်ကယ်ခုံအောက် ထည့်လို့ရအောင် ခေါက်လို့ရတယ်။',
				'พับเก็บใต้เบาะรถได้',
				'折起来能放进摩托车坐垫下。',
			],
		],
		fair: [
			[
				'Keeps the rain out, but it gets warm inside.',
				'မိုးလုံတယ်၊ အတွင်းမှာ နည်းနည်းအိုက်တယ်။',
				'กันฝนดี แต่ข้างในอบไปหน่อย',
				'防雨不错，就是有点闷。',
			],
		],
		poor: [['Water came in at the shoulders.', 'ပခုံးကနေ ရေဝင်တယ်။', 'น้ำซึมตรงไหล่', '肩膀处渗水。']],
		asked: [
			[
				['What material is it?', 'ဘာသားနဲ့ လုပ်တာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				[
					'{fabric}. Its care: {care}.',
					'{fabric} ပါ။ ထိန်းသိမ်းနည်းက {care} ပါ။',
					'{fabric} การดูแล: {care} ค่ะ',
					'{fabric}，保养：{care}。',
				],
			],
		],
	},
	wrap: {
		good: [
			[
				'Beautiful weave, sits well at the waist.',
				'ရက်ကန်းလက်ရာ သပ်ရပ်တယ်၊ ဝတ်ရတာ ကျတယ်။',
				'ลายทอสวย นุ่งแล้วเข้าทรง',
				'织得漂亮，穿着服帖。',
			],
			[
				'Wore it to a wedding and was asked where I bought it.',
				'မင်္ဂလာဆောင်ဝတ်သွားတာ ဘယ်ကဝယ်လဲ မေးကြတယ်။',
				'ใส่ไปงานแต่ง คนถามว่าซื้อที่ไหน',
				'穿去婚礼，大家都问在哪买的。',
			],
			['Long enough, also for tall people.', 'အရပ်ရှည်သူလည်း အလျားလုံလောက်တယ်။', 'ยาวพอดี คนสูงก็ใส่ได้', '够长，高个子也能穿。'],
		],
		fair: [
			[
				'Nice, but stiff before the first wash.',
				'လှပါတယ်၊ မလျှော်ခင် နည်းနည်းကြမ်းတယ်။',
				'สวยค่ะ แต่ก่อนซักผ้าแข็งไปนิด',
				'好看，洗之前有点硬。',
			],
		],
		poor: [['The pattern does not meet at the seam.', 'ချုပ်ရိုးမှာ အဆင်မတူဘူး။', 'ลายตรงรอยต่อไม่ตรงกัน', '接缝处花纹对不上。']],
		asked: [
			[
				['How long is it?', 'အလျား ဘယ်လောက်လဲ။', 'ยาวเท่าไหร่คะ', '有多长？'],
				[
					'{length}; one size, tied at the waist.',
					'အလျား {length} ပါ၊ ခါးမှာ စည်းဝတ်ရတာမို့ ဆိုဒ်မရွေးပါဘူး။',
					'ยาว {length} ฟรีไซซ์ ผูกเอวค่ะ',
					'长{length}，均码，系腰穿。',
				],
			],
			[
				['What fabric is it?', 'ဘာအသားလဲ။', 'ผ้าอะไรคะ', '是什么面料？'],
				[
					'{fabric}. Wash it as “Care instructions” on this page says.',
					'{fabric} ပါ။ ဒီစာမျက်နှာက “ထိန်းသိမ်းနည်း” အတိုင်း လျှော်ပါ။',
					'{fabric}ค่ะ ซักตาม “การดูแลรักษา” ในหน้านี้นะคะ',
					'{fabric}，请按本页“保养说明”清洗。',
				],
			],
		],
	},
	underwear: {
		good: [
			['Soft, nothing scratches.', 'နူးတယ်၊ မယားဘူး။', 'นุ่ม ไม่คันไม่ระคาย', '柔软，不扎人。'],
			['Keeps its shape in the wash.', 'လျှော်လည်း ပုံမပျက်ဘူး။', 'ซักแล้วไม่ย้วย', '洗了不变形。'],
			['You forget that you wear it.', 'ဝတ်ထားတာတောင် မသိသလိုပဲ။', 'ใส่สบายเหมือนไม่ได้ใส่', '穿着像没穿一样舒服。'],
		],
		fair: [
			[
				'Good, but the elastic is a bit tight.',
				'ကောင်းပါတယ်၊ ရာဘာကြိုး နည်းနည်းကျပ်တယ်။',
				'ดีค่ะ แต่ยางยืดรัดไปนิด',
				'不错，松紧有点紧。',
			],
		],
		poor: [['A thread came loose on the first day.', 'ပထမနေ့မှာပဲ ချည်မျှင်ပြုတ်တယ်။', 'วันแรกด้ายก็หลุด', '第一天就脱线。']],
		asked: [
			[
				['What fabric is it?', 'ဘာအသားလဲ။', 'ผ้าอะไรคะ', '是什么面料？'],
				['{fabric}.', '{fabric} ပါ။', '{fabric}ค่ะ', '{fabric}。'],
			],
			[
				['Can it go into the washing machine?', 'စက်နဲ့ လျှော်လို့ ရလား။', 'ซักเครื่องได้ไหมครับ', '可以机洗吗？'],
				['{care}.', 'လျှော်ဖွပ်နည်းက {care} ပါ။', '{care}ค่ะ', '{care}。'],
			],
		],
	},
	'baby-clothes': {
		good: [
			['So soft, no red marks.', 'နူးလိုက်တာ၊ အသားမယားဘူး။', 'ผ้านุ่มมาก ลูกไม่เป็นผื่น', '很柔软，宝宝没起红印。'],
			['Quick to put on and to take off.', 'ဝတ်ရချွတ်ရ မြန်တယ်။', 'ใส่ง่ายถอดง่าย', '穿脱方便。'],
			['Survives daily washing.', 'နေ့တိုင်းလျှော်တာ ခံတယ်။', 'ซักทุกวันก็ยังทน', '天天洗也没坏。'],
		],
		fair: [
			[
				'Cute, but we will soon need the next size.',
				'ချစ်စရာလေး၊ မကြာခင် သေးသွားတော့မယ်။',
				'น่ารักค่ะ แต่อีกไม่นานคงคับ',
				'可爱，不过很快就要换大的了。',
			],
		],
		poor: [['A snap came off.', 'နှိပ်ကြယ်သီး တစ်လုံး ပြုတ်သွားတယ်။', 'กระดุมแป๊กหลุดมาเม็ดหนึ่ง', '掉了一个按扣。']],
		asked: [
			[
				['What fabric is it?', 'ဘာအသားလဲ။', 'ผ้าอะไรคะ', '是什么面料？'],
				['{fabric}.', '{fabric} ပါ။', '{fabric}ค่ะ', '{fabric}。'],
			],
			[
				['Should I wash it before the first use?', 'မဝတ်ခင် အရင်လျှော်ရမလား။', 'ต้องซักก่อนใส่ไหมคะ', '第一次穿前要洗吗？'],
				['Yes, please: {care}.', 'ဟုတ်ကဲ့၊ လျှော်ဖွပ်နည်းက {care} ပါ။', 'ซักก่อนค่ะ {care}ค่ะ', '要的，{care}。'],
			],
		],
	},
	hat: {
		good: [
			['Keeps the sun off, even at noon.', 'နေ့လယ်ခင်းတောင် နေလုံတယ်။', 'บังแดดได้ดี แม้ตอนเที่ยง', '中午也能遮阳。'],
			['Light, does not get hot.', 'ပေါ့တယ်၊ မအိုက်ဘူး။', 'เบา ไม่ร้อนหัว', '轻，不闷头。'],
			['Keeps its shape in my bag.', 'အိတ်ထဲထည့်လည်း ပုံမပျက်ဘူး။', 'พับใส่กระเป๋าแล้วไม่เสียทรง', '放包里不变形。'],
		],
		fair: [
			[
				'Nice, but a bit large for me.',
				'လှပါတယ်၊ ကျွန်မအတွက် နည်းနည်းချောင်တယ်။',
				'สวยค่ะ แต่หลวมไปนิดสำหรับเรา',
				'好看，对我有点大。',
			],
		],
		poor: [
			[
				'It faded after a few weeks in the sun.',
				'နေပူထဲ အပတ်နည်းနည်း ဆောင်းတာနဲ့ မှိန်သွားတယ်။',
				'โดนแดดไม่กี่อาทิตย์สีก็ซีด',
				'晒几周就褪色。',
			],
		],
		asked: [
			[
				[
					'Does it fit adults and children?',
					'လူကြီးရော ကလေးရော ဆောင်းလို့ ရလား။',
					'ผู้ใหญ่กับเด็กใส่ได้ทั้งคู่ไหมคะ',
					'大人小孩都能戴吗？',
				],
				[
					'“For” in the specifications says: {user}; {diameter} wide.',
					'{user} အတွက်ပါ၊ အချင်း {diameter} ရှိပါတယ်။',
					'สำหรับ{user} เส้นผ่านศูนย์กลาง {diameter} ค่ะ',
					'适用：{user}，直径{diameter}。',
				],
			],
		],
	},
	shoes: {
		good: [
			['Wore them all day, no blisters.', 'တစ်နေ့လုံး စီးတာ ခြေမပေါက်ဘူး။', 'ใส่ทั้งวัน ไม่กัดเท้า', '穿了一整天不磨脚。'],
			['Light, and the sole does not slip.', 'ပေါ့တယ်၊ ဖိနပ်ခံက မချော်ဘူး။', 'เบา พื้นไม่ลื่น', '轻，鞋底防滑。'],
			['Well made, clean seams.', 'လက်ရာကောင်းတယ်၊ ချုပ်ရိုးသေသပ်တယ်။', 'งานดี ตะเข็บเรียบร้อย', '做工好，走线干净。'],
		],
		fair: [
			[
				'Good, but they need a few days to break in.',
				'ကောင်းပါတယ်၊ အစပိုင်း ရက်နည်းနည်း ကျင့်ရတယ်။',
				'ดีครับ แต่ต้องใส่ให้เข้าเท้าสองสามวัน',
				'不错，要磨合几天。',
			],
		],
		poor: [['The sole came loose after two weeks.', 'နှစ်ပတ်အတွင်း ဖိနပ်ခံ ကွာသွားတယ်။', 'สองอาทิตย์พื้นก็ลอก', '两周鞋底就开胶了。']],
		asked: [
			[
				['Can they get wet?', 'ရေစိုလို့ ရလား။', 'โดนน้ำได้ไหมคะ', '能沾水吗？'],
				[
					'A little rain is fine. Let them dry away from the sun, as “Care instructions” on this page says.',
					'မိုးနည်းနည်းတော့ ရပါတယ်။ ဒီစာမျက်နှာက “ထိန်းသိမ်းနည်း” အတိုင်း အရိပ်မှာ အခြောက်ခံပါ။',
					'ฝนเล็กน้อยได้ค่ะ ผึ่งให้แห้งในที่ร่มตาม “การดูแลรักษา” ในหน้านี้ค่ะ',
					'小雨没关系，按本页“保养说明”避光晾干。',
				],
			],
			[
				['What are they made of?', 'ဘာသားနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				[
					'Upper: {upper}. Sole: {sole}.',
					'အပေါ်ပိုင်းက {upper}၊ ဖိနပ်ခံက {sole} ပါ။',
					'ส่วนบน{upper} พื้น{sole}ค่ะ',
					'鞋面{upper}，鞋底{sole}。',
				],
			],
		],
	},
	bag: {
		good: [
			[
				'The zip runs smoothly and everything fits in.',
				'ဇစ်ချောပြီး ပစ္စည်းအကုန် ဆံ့တယ်။',
				'ซิปลื่น ใส่ของได้ครบ',
				'拉链顺滑，东西都装得下。',
			],
			[
				'Strong seams, I carry a lot in it.',
				'ချုပ်ရိုးခိုင်တယ်၊ ပစ္စည်းများများ ထည့်လို့ရတယ်။',
				'ตะเข็บแข็งแรง ใส่ของหนักได้',
				'缝线结实，装很多也行。',
			],
			['Use it every day for work.', 'ရုံးသွား နေ့တိုင်းလွယ်တယ်။', 'สะพายไปทำงานทุกวัน', '每天上班背。'],
		],
		fair: [
			[
				'Nice, but it smelled of new material for a few days.',
				'လှပါတယ်၊ အစပိုင်း ရက်နည်းနည်း အနံ့ထွက်တယ်။',
				'สวยค่ะ แต่กลิ่นวัสดุใหม่แรงอยู่สองสามวัน',
				'好看，刚到有几天有味道。',
			],
		],
		poor: [['A strap tore after a month.', 'တစ်လအတွင်း လွယ်ကြိုး ပြတ်သွားတယ်။', 'เดือนเดียวสายขาด', '一个月带子就断了。']],
		asked: [
			[
				['How big is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				[
					'{width} × {height} × {depth}; it holds {capacity}.',
					'အကျယ် {width}၊ အမြင့် {height}၊ အနက် {depth} ရှိပြီး {capacity} ဆံ့ပါတယ်။',
					'กว้าง {width} สูง {height} ลึก {depth} จุ {capacity} ค่ะ',
					'宽{width}、高{height}、深{depth}，容量{capacity}。',
				],
			],
			[
				['What is it made of?', 'ဘာသားနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				[
					'{material}. Closure: {closure}.',
					'{material} ပါ၊ ပိတ်ပုံက {closure} ပါ။',
					'{material} ปิดแบบ{closure}ค่ะ',
					'{material}，闭合方式：{closure}。',
				],
			],
		],
	},
	suitcase: {
		good: [
			[
				'The wheels are quiet, even on rough ground.',
				'လမ်းကြမ်းပေါ်တောင် ဘီးသံ တိတ်တယ်။',
				'ล้อเงียบ พื้นขรุขระก็ลากได้',
				'轮子安静，不平的路也好拉。',
			],
			[
				'Survived its first flight without a scratch.',
				'လေယာဉ်စီးပြီးလည်း ခြစ်ရာမထင်ဘူး။',
				'ขึ้นเครื่องครั้งแรก ไม่มีรอย',
				'第一次托运没刮花。',
			],
			[
				'Packed for a week, still room for presents.',
				'တစ်ပတ်စာ ထည့်ပြီးလည်း လက်ဆောင်နေရာ ကျန်တယ်။',
				'ใส่ของหนึ่งอาทิตย์ ยังมีที่ให้ของฝาก',
				'装一周的行李还有空位放礼物。',
			],
		],
		fair: [
			[
				'Good, but heavier empty than my old one.',
				'ကောင်းပါတယ်၊ အလွတ်ချိန်က အရင်ဟာထက် လေးတယ်။',
				'ดีครับ แต่ตัวเปล่าหนักกว่าใบเก่า',
				'不错，空箱比旧的重。',
			],
		],
		poor: [['The handle does not go in any more.', 'လက်ကိုင်က ပြန်မဝင်တော့ဘူး။', 'คันชักเก็บไม่ลงแล้ว', '拉杆收不回去了。']],
		asked: [
			[
				['May I take it into the cabin?', 'လေယာဉ်ပေါ် တင်ယူလို့ ရလား။', 'ถือขึ้นเครื่องได้ไหมคะ', '可以带上飞机吗？'],
				[
					'It’s {height} high, {width} wide and {depth} deep. Please compare with what your airline allows.',
					'အမြင့် {height}၊ အကျယ် {width}၊ အနက် {depth} ပါ။ လေကြောင်းလိုင်းရဲ့ ကန့်သတ်ချက်နဲ့ တိုက်ကြည့်ပါ။',
					'สูง {height} กว้าง {width} ลึก {depth} ค่ะ เทียบกับข้อกำหนดของสายการบินนะคะ',
					'高{height}、宽{width}、深{depth}，请对照航空公司的规定。',
				],
			],
			[
				['What lock does it have?', 'ဘယ်လိုသော့ ပါလဲ။', 'ล็อกแบบไหนครับ', '是什么锁？'],
				['{lock}.', '{lock} ပါ။', '{lock}ค่ะ', '{lock}。'],
			],
		],
	},
	jewellery: {
		good: [
			['Shines beautifully, finely made.', 'တောက်ပြီး လက်ရာသေသပ်တယ်။', 'วิบวับสวย งานละเอียด', '很亮，做工精细。'],
			[
				'Came in a pretty box, ready to give.',
				'ဘူးလေးက လှတယ်၊ လက်ဆောင်ပေးလို့ရတယ်။',
				'มาในกล่องสวย ให้เป็นของขวัญได้เลย',
				'盒子漂亮，直接可以送人。',
			],
			['Wear it every day, it has not turned dark.', 'နေ့တိုင်းဝတ်တာ မမည်းသေးဘူး။', 'ใส่ทุกวัน ยังไม่ดำ', '天天戴也没变黑。'],
		],
		fair: [
			[
				'Pretty, but smaller than it looks in the picture.',
				'လှပါတယ်၊ ပုံထဲမှာထက် သေးတယ်။',
				'สวยค่ะ แต่เล็กกว่าในรูป',
				'好看，比图片上小。',
			],
		],
		poor: [
			[
				'There was a scratch on it. The shop is exchanging it.',
				'ခြစ်ရာ ပါလာတယ်၊ ဆိုင်က လဲပေးမယ်။',
				'มีรอยขีดข่วน ร้านจะเปลี่ยนให้',
				'有划痕，店家给换。',
			],
		],
		asked: [
			[
				['What metal is it?', 'ဘာသတ္တုလဲ။', 'โลหะอะไรคะ', '是什么材质？'],
				[
					'{metal}. Stone: {stone}.',
					'သတ္တုက {metal}၊ ကျောက်က {stone} ပါ။',
					'{metal} อัญมณี: {stone} ค่ะ',
					'{metal}，宝石：{stone}。',
				],
			],
			[
				['May I wear it in the shower?', 'ရေချိုးရင် ဝတ်ထားလို့ ရလား။', 'ใส่อาบน้ำได้ไหมคะ', '洗澡可以戴吗？'],
				[
					'Better not. How to care for it is under “Care instructions” on this page.',
					'မဝတ်တာ ကောင်းပါတယ်။ ဒီစာမျက်နှာက “ထိန်းသိမ်းနည်း” မှာ ကြည့်ပါ။',
					'ไม่แนะนำค่ะ ดูวิธีดูแลที่ “การดูแลรักษา” ในหน้านี้นะคะ',
					'最好不要，请看本页“保养说明”。',
				],
			],
		],
	},
	watch: {
		good: [
			['Exact to the second after a month.', 'တစ်လကြာလည်း အချိန်တိကျတယ်။', 'ผ่านไปเดือนหนึ่งเวลายังตรง', '一个月了走时还准。'],
			['Clear dial, easy to read.', 'ဒိုင်ခွက်ရှင်းတယ်၊ ကြည့်ရလွယ်တယ်။', 'หน้าปัดอ่านง่าย', '表盘清楚易读。'],
			['Sits well on a thin wrist.', 'လက်ကောက်ဝတ်သေးသူလည်း လှတယ်။', 'ข้อมือเล็กก็ใส่สวย', '手腕细也好看。'],
		],
		fair: [
			[
				'Nice, but the strap is stiff at first.',
				'လှပါတယ်၊ ကြိုးက အစပိုင်း မာတယ်။',
				'สวยครับ แต่สายแข็งช่วงแรก',
				'好看，表带刚开始有点硬。',
			],
		],
		poor: [['It runs five minutes slow.', 'ငါးမိနစ် နောက်ကျတယ်။', 'เดินช้าไปห้านาที', '慢五分钟。']],
		asked: [
			[
				['Can I swim with it?', 'ရေကူးရင် ပတ်ထားလို့ ရလား။', 'ใส่ว่ายน้ำได้ไหมครับ', '可以戴着游泳吗？'],
				[
					'Its water resistance is {water}. Do not press the crown under water.',
					'ရေခံနိုင်မှုက {water} ပါ။ ရေထဲမှာ ခလုတ်မနှိပ်ပါနဲ့။',
					'กันน้ำ {water} ค่ะ อย่ากดเม็ดมะยมใต้น้ำนะคะ',
					'防水{water}，水下不要按表冠。',
				],
			],
			[
				['How large is the case?', 'နာရီအိမ် ဘယ်လောက်ကြီးလဲ။', 'ตัวเรือนขนาดเท่าไหร่คะ', '表壳多大？'],
				[
					'{caseSize}. Strap: {strap}.',
					'{caseSize} ရှိပြီး ကြိုးက {strap} ပါ။',
					'{caseSize} สาย{strap}ค่ะ',
					'{caseSize}，表带：{strap}。',
				],
			],
		],
	},
	'small-leather': {
		good: [
			['Neat seams, feels solid.', 'ချုပ်ရိုးသေသပ်ပြီး ခိုင်ခံ့တယ်။', 'ตะเข็บเรียบร้อย ดูแข็งแรง', '走线整齐，很扎实。'],
			['Gets better with every month.', 'ကြာလေ ပိုလှလေပဲ။', 'ยิ่งใช้ยิ่งสวย', '越用越好看。'],
			[
				'Bought it for my father, he uses it daily.',
				'အဖေ့အတွက် ဝယ်တာ၊ နေ့တိုင်းသုံးနေတယ်။',
				'ซื้อให้พ่อ ใช้ทุกวันเลยครับ',
				'给爸爸买的，天天用。',
			],
		],
		fair: [
			['Good, but stiff in the beginning.', 'ကောင်းပါတယ်၊ အစပိုင်း မာတယ်။', 'ดีครับ แต่ช่วงแรกแข็งไปหน่อย', '不错，刚开始有点硬。'],
		],
		poor: [['The edge peels after a few weeks.', 'အပတ်နည်းနည်းနဲ့ အနားကွာတယ်။', 'ไม่กี่อาทิตย์ขอบก็ลอก', '几周后边缘就起皮。']],
		asked: [
			[
				['Is it real leather?', 'သားရေအစစ်လား။', 'หนังแท้ไหมครับ', '是真皮吗？'],
				[
					'“Material” in the specifications says: {material}.',
					'“ပစ္စည်းအမျိုးအစား” မှာ {material} လို့ ရေးထားပါတယ်။',
					'“วัสดุ” ระบุว่า {material} ค่ะ',
					'“材质”写明：{material}。',
				],
			],
			[
				['What are its measurements?', 'အတိုင်းအတာ ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '尺寸多大？'],
				[
					'{length} long and {width} wide.',
					'အလျား {length}၊ အကျယ် {width} ပါ။',
					'ยาว {length} กว้าง {width} ค่ะ',
					'长{length}、宽{width}。',
				],
			],
		],
	},
	sunglasses: {
		good: [
			[
				'Good for driving into the evening sun.',
				'ညနေစောင်း ကားမောင်းရင် အရမ်းအဆင်ပြေတယ်။',
				'ขับรถสู้แดดตอนเย็นได้สบาย',
				'傍晚迎着太阳开车很管用。',
			],
			['Light, no marks on the nose.', 'ပေါ့တယ်၊ နှာခေါင်းမှာ အရာမထင်ဘူး။', 'เบา ไม่เป็นรอยที่จมูก', '轻，鼻梁不留印。'],
			['Lenses are clear, no distortion.', 'မှန်ကြည်တယ်၊ ပုံမပျက်ဘူး။', 'เลนส์ใส ภาพไม่บิดเบี้ยว', '镜片清晰不变形。'],
		],
		fair: [
			[
				'Nice, but a bit wide for my face.',
				'လှပါတယ်၊ ကျွန်မမျက်နှာအတွက် နည်းနည်းကျယ်တယ်။',
				'สวยค่ะ แต่กว้างไปนิดสำหรับหน้าเรา',
				'好看，对我脸型有点宽。',
			],
		],
		poor: [['A hinge was loose on arrival.', 'ရောက်ကတည်းက ပတ္တာ ချောင်နေတယ်။', 'มาถึงบานพับก็หลวม', '到货铰链就松。']],
		asked: [
			[
				['Do they protect against UV light?', 'ခရမ်းလွန်ရောင်ခြည် ကာလား။', 'กันยูวีไหมคะ', '防紫外线吗？'],
				['Yes. The lenses: {lenses}.', 'ကာပါတယ်။ မှန်က {lenses} ပါ။', 'กันค่ะ เลนส์: {lenses} ค่ะ', '防。镜片：{lenses}。'],
			],
		],
	},
	umbrella: {
		good: [
			['Held in a storm.', 'လေပြင်းမိုးကြီးထဲ ခံတယ်။', 'ลมแรงก็ยังอยู่', '大风里也撑住了。'],
			['Light, and good against the sun as well.', 'ပေါ့တယ်၊ နေလည်းကာတယ်။', 'เบา กันแดดได้ด้วย', '轻，也能防晒。'],
			['Opens and closes without sticking.', 'ဖွင့်ရပိတ်ရ ချောတယ်။', 'กางหุบลื่น ไม่ติด', '开合顺畅。'],
		],
		fair: [
			[
				'Nice, but small for two people.',
				'လှပါတယ်၊ နှစ်ယောက်ဆောင်းဖို့ သေးတယ်။',
				'สวยค่ะ แต่สองคนใช้เล็กไป',
				'好看，两个人用小了点。',
			],
		],
		poor: [
			['A rib broke in the first wind.', 'ပထမဆုံး လေတိုက်တာနဲ့ ရိုးကျိုးသွားတယ်။', 'โดนลมครั้งแรกซี่ร่มหัก', '第一次刮风就断了根伞骨。'],
		],
		asked: [
			[
				['How large is it when open?', 'ဖွင့်ရင် ဘယ်လောက်ကျယ်လဲ။', 'กางแล้วกว้างเท่าไหร่คะ', '撑开有多大？'],
				[
					'{diameter} across, {length} long.',
					'အချင်း {diameter}၊ အလျား {length} ပါ။',
					'เส้นผ่านศูนย์กลาง {diameter} ยาว {length} ค่ะ',
					'直径{diameter}，长{length}。',
				],
			],
			[
				['What is it covered with?', 'အမိုးသားက ဘာလဲ။', 'ผ้าคลุมทำจากอะไรครับ', '伞面是什么材质？'],
				[
					'{cover}. Frame: {frame}.',
					'{cover} ပါ၊ ဘောင်က {frame} ပါ။',
					'{cover} โครง{frame}ค่ะ',
					'{cover}，伞骨{frame}。',
				],
			],
		],
	},
	helmet: {
		good: [
			['Sits firmly and does not press.', 'ခေါင်းနဲ့ကျတယ်၊ မညှစ်ဘူး။', 'กระชับหัว ไม่บีบ', '戴着稳，不夹头。'],
			['The lining comes out for washing.', 'အတွင်းခံကို ဖြုတ်လျှော်လို့ရတယ်။', 'ถอดซับในซักได้', '内衬可拆洗。'],
			['Lighter than my old one.', 'အရင်ဟာထက် ပေါ့တယ်။', 'เบากว่าใบเก่า', '比旧的轻。'],
		],
		fair: [
			[
				'Good, but warm at the traffic lights.',
				'ကောင်းပါတယ်၊ မီးပွိုင့်စောင့်ရင် အိုက်တယ်။',
				'ดีครับ แต่ติดไฟแดงร้อนไปหน่อย',
				'不错，等红灯时有点闷。',
			],
		],
		poor: [['The strap slips.', 'မေးသိုင်းကြိုး လျှောတယ်။', 'สายรัดคางเลื่อน', '扣带会滑。']],
		asked: [
			[
				['Is it certified?', 'စံချိန်စံညွှန်း ကိုက်လား။', 'ได้มาตรฐานไหมครับ', '有认证吗？'],
				['Yes: {standard}.', 'ကိုက်ပါတယ်၊ {standard} ပါ။', 'ได้ค่ะ {standard} ค่ะ', '有：{standard}。'],
			],
			[
				['For adults or for children?', 'လူကြီးအတွက်လား၊ ကလေးအတွက်လား။', 'ของผู้ใหญ่หรือเด็กคะ', '大人的还是小孩的？'],
				['“For” in the specifications says: {user}.', '{user} အတွက်ပါ။', 'สำหรับ{user}ค่ะ', '适用：{user}。'],
			],
		],
	},
} satisfies Record<string, Voice>;
