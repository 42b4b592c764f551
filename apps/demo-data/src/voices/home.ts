import type { Voice } from './types.ts';

/** What is said of furniture, kitchenware and what a household uses. */
export const HOME_VOICES = {
	sofa: {
		good: [
			[
				'Measured twice, fits the corner exactly.',
				'တိုင်းပြီးမှ ဝယ်တာ၊ အခန်းထောင့်နဲ့ ကွက်တိပဲ။',
				'วัดก่อนสั่ง วางเข้ามุมพอดีเลย',
				'量好尺寸再买的，放墙角正好。',
			],
			[
				'Firm and comfortable, the whole family fights for it.',
				'ထိုင်ရတာ အိပြီး သက်သာတယ်၊ တစ်အိမ်လုံး လုထိုင်နေကြတယ်။',
				'นั่งสบาย แย่งกันนั่งทั้งบ้าน',
				'软硬正好，全家抢着坐。',
			],
			['Steady, nothing creaks.', 'ခိုင်တယ်၊ ကျွီကျွီမမြည်ဘူး။', 'แข็งแรง ไม่มีเสียงเอี๊ยด', '很稳，没有响声。'],
		],
		fair: [
			[
				'Comfortable, but smelled new for a week.',
				'ထိုင်ရတာ ကောင်းတယ်၊ တစ်ပတ်လောက် အသစ်နံ့ထွက်တယ်။',
				'นั่งสบาย แต่มีกลิ่นใหม่อยู่อาทิตย์หนึ่ง',
				'坐着舒服，就是味道散了一周。',
			],
		],
		poor: [
			[
				'One foot is shorter than the others. The shop is sending a new one.',
				'ခြေထောက်တစ်ချောင်း တိုနေတယ်၊ ဆိုင်က အသစ်ပို့ပေးမယ်။',
				'ขาข้างหนึ่งสั้นกว่า ร้านส่งขาใหม่มาให้',
				'有一条腿短了，店家补发新的。',
			],
		],
		asked: [
			[
				[
					'Will it fit through a door 80 cm wide?',
					'၈၀ စင်တီမီတာ တံခါးက ဝင်နိုင်မလား။',
					'ประตูกว้าง 80 ซม. เข้าได้ไหมคะ',
					'80厘米宽的门能进吗？',
				],
				[
					'With its feet it is {width} wide, {depth} deep and {height} high. The feet come off: please measure your door and stairs first.',
					'ခြေထောက်အပါ အကျယ် {width}၊ အနက် {depth}၊ အမြင့် {height} ပါ။ ခြေထောက်ဖြုတ်လို့ရပါတယ်၊ တံခါးနဲ့ လှေကားကို အရင်တိုင်းကြည့်ပါ။',
					'รวมขาแล้วกว้าง {width} ลึก {depth} สูง {height} ค่ะ ขาถอดได้ วัดประตูและบันไดก่อนนะคะ',
					'含脚宽{width}、深{depth}、高{height}，脚可拆，请先量好门和楼梯。',
				],
			],
			[
				['Does it have to be assembled?', 'ကိုယ်တိုင် တပ်ဆင်ရမလား။', 'ต้องประกอบเองไหมคะ', '需要自己安装吗？'],
				['{assembly}.', '{assembly} ပါ။', '{assembly}ค่ะ', '{assembly}。'],
			],
			[
				['What is it covered with?', 'အပေါ်က ဘာသားလဲ။', 'หุ้มด้วยอะไรครับ', '面料是什么？'],
				[
					'{cover}. Frame: {frame}.',
					'{cover} ပါ၊ ဘောင်က {frame} ပါ။',
					'{cover} โครง{frame}ค่ะ',
					'{cover}，框架{frame}。',
				],
			],
		],
	},
	chair: {
		good: [
			[
				'Sat on it for a whole working day, no back pain.',
				'တစ်နေ့လုံး ထိုင်အလုပ်လုပ်တာ ခါးမနာဘူး။',
				'นั่งทำงานทั้งวันไม่ปวดหลัง',
				'坐着工作一整天腰不疼。',
			],
			['Steady on our uneven floor.', 'ကြမ်းမညီတာတောင် မယိုင်ဘူး။', 'พื้นไม่เรียบก็ไม่โยก', '地不平也不晃。'],
			['Looks better than in the shop in town.', 'မြို့ထဲဆိုင်ကဟာထက် လှတယ်။', 'สวยกว่าที่ร้านในเมือง', '比城里店的好看。'],
		],
		fair: [
			['Good, but a bit high for me.', 'ကောင်းပါတယ်၊ ကျွန်မအတွက် နည်းနည်းမြင့်တယ်။', 'ดีค่ะ แต่สูงไปนิดสำหรับเรา', '不错，对我有点高。'],
		],
		poor: [['One leg came scratched.', 'ခြေထောက်တစ်ချောင်း ခြစ်ရာပါလာတယ်။', 'ขาข้างหนึ่งมีรอยขูด', '有条腿刮花了。']],
		asked: [
			[
				['How high is the seat?', 'ထိုင်ခုံ အမြင့် ဘယ်လောက်လဲ။', 'ที่นั่งสูงเท่าไหร่คะ', '座面多高？'],
				[
					'{seatHeight}; the chair is {height} high in all.',
					'{seatHeight} ပါ၊ စုစုပေါင်းအမြင့် {height} ပါ။',
					'{seatHeight} ความสูงรวม {height} ค่ะ',
					'{seatHeight}，总高{height}。',
				],
			],
			[
				['Does it have to be assembled?', 'ကိုယ်တိုင် တပ်ဆင်ရမလား။', 'ต้องประกอบเองไหมคะ', '需要自己安装吗？'],
				[
					'{assembly}. It carries up to {load}.',
					'{assembly} ပါ။ {load} အထိ ခံပါတယ်။',
					'{assembly} รับน้ำหนักได้ {load} ค่ะ',
					'{assembly}，最大承重{load}。',
				],
			],
		],
	},
	'storage-furniture': {
		good: [
			['The wardrobe is finally tidy.', 'ဗီရိုထဲ နောက်ဆုံးတော့ သပ်ရပ်သွားပြီ။', 'ตู้เสื้อผ้าเป็นระเบียบสักที', '衣柜终于整齐了。'],
			['Stronger than it looks.', 'မြင်ရတာထက် ခိုင်တယ်။', 'แข็งแรงกว่าที่เห็น', '比看起来结实。'],
			['Holds more than I thought.', 'ထင်ထားတာထက် ပိုဆံ့တယ်။', 'ใส่ได้มากกว่าที่คิด', '装得比想象的多。'],
		],
		fair: [
			['Good, but smaller than I thought.', 'ကောင်းပါတယ်၊ ထင်ထားတာထက် သေးတယ်။', 'ดีค่ะ แต่เล็กกว่าที่คิด', '不错，比想象的小。'],
		],
		poor: [
			[
				'One edge was broken. The shop is replacing it.',
				'အနားတစ်ဖက် ကျိုးနေတယ်၊ ဆိုင်က အသစ်လဲပေးမယ်။',
				'ขอบหักมา ร้านเปลี่ยนชิ้นใหม่ให้',
				'一边断了，店家换新。',
			],
		],
		asked: [
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				[
					'{width} wide, {depth} deep, {height} high.',
					'အကျယ် {width}၊ အနက် {depth}၊ အမြင့် {height} ပါ။',
					'กว้าง {width} ลึก {depth} สูง {height} ค่ะ',
					'宽{width}、深{depth}、高{height}。',
				],
			],
			[
				['Is there a lid?', 'အဖုံး ပါလား။', 'มีฝาไหมคะ', '有盖子吗？'],
				['{lid}.', '{lid} ပါ။', '{lid}ค่ะ', '{lid}。'],
			],
		],
	},
	mirror: {
		good: [
			['Clear glass, no distortion.', 'မှန်ကြည်တယ်၊ ပုံမပျက်ဘူး။', 'กระจกใส ภาพไม่บิด', '镜面清晰不变形。'],
			['Stands firmly on the table.', 'စားပွဲပေါ် မြဲမြဲတည်တယ်။', 'วางบนโต๊ะมั่นคง', '放桌上很稳。'],
			['Just the right size for make-up.', 'မိတ်ကပ်လိမ်းဖို့ အနေတော်ပဲ။', 'ขนาดพอดีสำหรับแต่งหน้า', '化妆大小正好。'],
		],
		fair: [
			['Nice, but the foot turns hard.', 'လှပါတယ်၊ ခြေထောက်လှည့်ရ ကြမ်းတယ်။', 'สวยค่ะ แต่ฐานหมุนฝืด', '好看，底座转着有点紧。'],
		],
		poor: [['The edge was chipped.', 'အနားပဲ့နေတယ်။', 'ขอบบิ่นมา', '边缘缺了一块。']],
		asked: [
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				['{diameter} across.', 'အချင်း {diameter} ပါ။', 'เส้นผ่านศูนย์กลาง {diameter} ค่ะ', '直径{diameter}。'],
			],
		],
	},
	'wall-clock': {
		good: [
			['No ticking at night.', 'ညဘက် တစ်တက်တက် မမြည်ဘူး။', 'กลางคืนไม่มีเสียงเดิน', '晚上没有滴答声。'],
			['Readable from across the room.', 'အခန်းတစ်ဖက်ကနေတောင် မြင်ရတယ်။', 'อ่านได้จากอีกฝั่งห้อง', '隔着房间也看得清。'],
			['Still exact after two months.', 'နှစ်လရှိပြီ၊ အချိန်တိကျတုန်း။', 'สองเดือนแล้วเวลายังตรง', '两个月了还很准。'],
		],
		fair: [['Nice, but no battery in the box.', 'လှပါတယ်၊ ဓာတ်ခဲ မပါဘူး။', 'สวยครับ แต่ไม่มีถ่านมาให้', '好看，不带电池。']],
		poor: [['Runs ten minutes fast every day.', 'တစ်နေ့ ဆယ်မိနစ် မြန်တယ်။', 'เดินเร็ววันละสิบนาที', '每天快十分钟。']],
		asked: [
			[
				['Does it tick?', 'တစ်တက်တက် မြည်လား။', 'มีเสียงเดินไหมคะ', '有滴答声吗？'],
				['{movement}.', '{movement} ပါ။', '{movement}ค่ะ', '{movement}。'],
			],
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่ครับ', '有多大？'],
				['{diameter} across.', 'အချင်း {diameter} ပါ။', 'เส้นผ่านศูนย์กลาง {diameter} ค่ะ', '直径{diameter}。'],
			],
		],
	},
	bedding: {
		good: [
			['Soft and cool, we sleep better.', 'နူးပြီး အေးတယ်၊ အိပ်လို့ပိုကောင်းတယ်။', 'นุ่มเย็น นอนสบายขึ้น', '又软又凉，睡得更好了。'],
			['Fits our mattress well.', 'မွေ့ယာနဲ့ ကွက်တိပဲ။', 'พอดีกับที่นอน', '和床垫正合适。'],
			['Came out of the wash as new.', 'လျှော်ပြီးလည်း အသစ်အတိုင်းပဲ။', 'ซักแล้วยังเหมือนใหม่', '洗了还像新的。'],
		],
		fair: [
			['Good, but thinner than I thought.', 'ကောင်းပါတယ်၊ ထင်ထားတာထက် ပါးတယ်။', 'ดีค่ะ แต่บางกว่าที่คิด', '不错，比想象的薄。'],
		],
		poor: [['A seam was open when I unpacked it.', 'ဖွင့်ကြည့်တော့ ချုပ်ရိုး ပြုတ်နေတယ်။', 'แกะมาตะเข็บหลุด', '打开发现有处开线。']],
		asked: [
			[
				['For how wide a bed is it?', 'ဘယ်အရွယ် ခုတင်အတွက်လဲ။', 'สำหรับเตียงกี่ฟุตคะ', '适合多宽的床？'],
				[
					'For a bed of {bedSize}; it measures {width} × {length}.',
					'{bedSize} ခုတင်အတွက်ပါ၊ အကျယ် {width}၊ အလျား {length} ပါ။',
					'สำหรับเตียง {bedSize} ขนาด {width} × {length} ค่ะ',
					'适合{bedSize}的床，{width}×{length}。',
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
	'mosquito-net': {
		good: [
			[
				'Not one mosquito inside since then.',
				'အဲဒီကတည်းက ခြင်တစ်ကောင်မှ မဝင်ဘူး။',
				'ตั้งแต่นั้นไม่มียุงเข้าเลยสักตัว',
				'从那以后一只蚊子都没进来。',
			],
			[
				'Hangs in a minute, away in a minute.',
				'တစ်မိနစ်နဲ့ ထောင်ပြီး တစ်မိနစ်နဲ့ သိမ်းလို့ရတယ်။',
				'กางหนึ่งนาที เก็บหนึ่งนาที',
				'一分钟挂好，一分钟收好。',
			],
			['Fine mesh, the air still comes through.', 'ဇာကွက်စိပ်ပေမယ့် လေဝင်တယ်။', 'ตาข่ายถี่แต่อากาศยังผ่าน', '网眼细，还透气。'],
		],
		fair: [
			[
				'Good, but a bit low for tall people.',
				'ကောင်းပါတယ်၊ အရပ်ရှည်သူအတွက် နည်းနည်းနိမ့်တယ်။',
				'ดีค่ะ แต่เตี้ยไปนิดสำหรับคนสูง',
				'不错，高个子觉得矮。',
			],
		],
		poor: [['There was a hole at one corner.', 'ထောင့်တစ်ဖက်မှာ ပေါက်နေတယ်။', 'มีรูที่มุมหนึ่ง', '有个角破了个洞。']],
		asked: [
			[
				['For how wide a bed is it?', 'ဘယ်အရွယ် ခုတင်အတွက်လဲ။', 'สำหรับเตียงกี่ฟุตคะ', '适合多宽的床？'],
				[
					'For a bed of {bedSize}; it measures {width} × {length}.',
					'{bedSize} ခုတင်အတွက်ပါ၊ အကျယ် {width}၊ အလျား {length} ပါ။',
					'สำหรับเตียง {bedSize} ขนาด {width} × {length} ค่ะ',
					'适合{bedSize}的床，{width}×{length}。',
				],
			],
			[
				['Can I wash it?', 'လျှော်လို့ ရလား။', 'ซักได้ไหมคะ', '可以洗吗？'],
				[
					'Yes, as “Care instructions” on this page says.',
					'ရပါတယ်၊ ဒီစာမျက်နှာက “ထိန်းသိမ်းနည်း” အတိုင်း လျှော်ပါ။',
					'ได้ค่ะ ซักตาม “การดูแลรักษา” ในหน้านี้นะคะ',
					'可以，请按本页“保养说明”清洗。',
				],
			],
		],
	},
	textile: {
		good: [
			['Well made, clean edges.', 'လက်ရာကောင်းပြီး အနားသပ်တယ်။', 'งานดี ขอบเรียบร้อย', '做工好，边缘整齐。'],
			['Looks good in our home.', 'အိမ်နဲ့ လိုက်ဖက်တယ်။', 'เข้ากับบ้านเราดี', '和家里很搭。'],
			['Used every day, still like new.', 'နေ့တိုင်းသုံးတာ အသစ်အတိုင်းပဲ။', 'ใช้ทุกวันยังเหมือนใหม่', '天天用还像新的。'],
		],
		fair: [
			[
				'Good, but smaller than I imagined. Measure first.',
				'ကောင်းပါတယ်၊ ထင်ထားတာထက် သေးတယ်။ အရင်တိုင်းပါ။',
				'ดีค่ะ แต่เล็กกว่าที่คิด วัดก่อนสั่งนะคะ',
				'不错，比想象的小，先量好再买。',
			],
		],
		poor: [['Loose threads at one side.', 'တစ်ဖက်မှာ ချည်မျှင်တွေ ပြုတ်နေတယ်။', 'ขอบด้านหนึ่งด้ายลุ่ย', '有一边脱线。']],
		asked: [
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				['{width} × {length}.', 'အကျယ် {width}၊ အလျား {length} ပါ။', '{width} × {length} ค่ะ', '{width}×{length}。'],
			],
			[
				['What is it made of?', 'ဘာသားနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				[
					'{fabric}. Clean it as “Care instructions” on this page says.',
					'{fabric} ပါ။ ဒီစာမျက်နှာက “ထိန်းသိမ်းနည်း” အတိုင်း သန့်ရှင်းပါ။',
					'{fabric}ค่ะ ทำความสะอาดตาม “การดูแลรักษา” ในหน้านี้นะคะ',
					'{fabric}，请按本页“保养说明”清洁。',
				],
			],
		],
	},
	candle: {
		good: [
			['The scent fills the room without being heavy.', 'အခန်းပြည့် မွှေးပြီး မပြင်းဘူး။', 'หอมทั้งห้อง ไม่ฉุน', '满屋香，又不冲。'],
			['Burns evenly to the end.', 'အဆုံးအထိ ညီညီညာညာ လောင်တယ်။', 'เผาไหม้สม่ำเสมอจนหมด', '烧得均匀，直到最后。'],
			['Hardly any smoke.', 'မီးခိုး သိပ်မထွက်ဘူး။', 'แทบไม่มีควัน', '几乎没有烟。'],
		],
		fair: [['Nice, but the scent is weak.', 'ကောင်းပါတယ်၊ အနံ့ပျော့တယ်။', 'ดีค่ะ แต่กลิ่นอ่อนไป', '不错，香味淡。']],
		poor: [['Some came broken.', 'တချို့ ကျိုးနေတယ်။', 'มีหักมาบ้าง', '有几个断了。']],
		asked: [
			[
				['How long does it burn?', 'ဘယ်လောက်ကြာ လောင်လဲ။', 'จุดได้นานไหมคะ', '能烧多久？'],
				['About {burnTime}.', '{burnTime}လောက်ပါ။', 'ประมาณ {burnTime} ค่ะ', '大约{burnTime}。'],
			],
			[
				['What does it smell of?', 'ဘာအနံ့လဲ။', 'กลิ่นอะไรคะ', '什么香味？'],
				['{scent}.', '{scent} ပါ။', '{scent}ค่ะ', '{scent}。'],
			],
		],
	},
	'paper-lantern': {
		good: [
			[
				'Warm light on our veranda.',
				'ဝရန်တာမှာ အလင်းရောင် နွေးနွေးလေး ရတယ်။',
				'แสงอบอุ่น แขวนระเบียงสวยมาก',
				'挂在阳台，灯光很温暖。',
			],
			['Carefully glued, no wrinkles.', 'ကပ်ထားတာ သေသပ်တယ်၊ မတွန့်ဘူး။', 'ติดกาวเรียบร้อย ไม่ย่น', '糊得平整，没有褶皱。'],
			['Everyone asked about it at the festival.', 'ပွဲတော်မှာ လူတိုင်းက မေးကြတယ်။', 'งานเทศกาลใคร ๆ ก็ถาม', '过节时大家都问。'],
		],
		fair: [['Pretty, but only for indoors.', 'လှပါတယ်၊ အိမ်တွင်းမှာပဲ သုံးလို့ရတယ်။', 'สวยค่ะ แต่ใช้ได้แค่ในบ้าน', '漂亮，只能室内用。']],
		poor: [['The paper was torn at one rib.', 'ရိုးတစ်ခုမှာ စက္ကူစုတ်နေတယ်။', 'กระดาษขาดตรงซี่หนึ่ง', '有一处纸破了。']],
		asked: [
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				[
					'{diameter} across. Cover: {material}, frame: {frame}.',
					'အချင်း {diameter} ပါ၊ {frame} ဘောင်နဲ့ {material} ပါ။',
					'เส้นผ่านศูนย์กลาง {diameter} {material}บนโครง{frame}ค่ะ',
					'直径{diameter}，{frame}骨{material}面。',
				],
			],
			[
				['Can it hang in the rain?', 'မိုးထဲ ချိတ်လို့ ရလား။', 'ตากฝนได้ไหมครับ', '能淋雨吗？'],
				[
					'No, it is made of paper. Hang it where it stays dry.',
					'မရပါဘူး၊ စက္ကူနဲ့ လုပ်ထားတာပါ။ မိုးမစိုတဲ့နေရာမှာ ချိတ်ပါ။',
					'ไม่ได้ค่ะ เป็นกระดาษ แขวนในที่ไม่โดนฝนนะคะ',
					'不能，是纸做的，请挂在淋不到雨的地方。',
				],
			],
		],
	},
	plant: {
		good: [
			[
				'Arrived in good shape, not one leaf broken.',
				'ရွက်တစ်ရွက်မှ မကျိုးဘဲ လန်းလန်းလေး ရောက်တယ်။',
				'มาถึงสดมาก ใบไม่หักเลย',
				'到货很精神，叶子没断。',
			],
			['Has a new leaf after two weeks.', 'နှစ်ပတ်အတွင်း အရွက်သစ်ထွက်တယ်။', 'สองอาทิตย์แตกใบใหม่แล้ว', '两周就长新叶了。'],
			['Stands on my desk and needs little.', 'စားပွဲပေါ်တင်ထားတာ သိပ်ဂရုမစိုက်ရဘူး။', 'วางบนโต๊ะ ดูแลง่าย', '放桌上，很好养。'],
		],
		fair: [
			['Nice, but smaller than in the picture.', 'လှပါတယ်၊ ပုံထဲမှာထက် သေးတယ်။', 'สวยค่ะ แต่ต้นเล็กกว่าในรูป', '好看，比图片小。'],
		],
		poor: [['Withered after the long journey.', 'ခရီးရှည်လို့ ညှိုးလာတယ်။', 'เดินทางนาน มาถึงเหี่ยว', '路上太久，到货蔫了。']],
		asked: [
			[
				['How much light does it need?', 'အလင်း ဘယ်လောက် လိုလဲ။', 'ต้องการแสงแค่ไหนคะ', '需要多少光？'],
				['{light}.', '{light} ပါ။', '{light}ค่ะ', '{light}。'],
			],
			[
				['How tall is it now?', 'အခု အမြင့် ဘယ်လောက်ရှိပြီလဲ။', 'ตอนนี้สูงเท่าไหร่ครับ', '现在多高？'],
				['About {height}.', '{height}လောက်ပါ။', 'ประมาณ {height} ค่ะ', '大约{height}。'],
			],
		],
	},
	cookware: {
		good: [
			['Heats evenly, nothing sticks.', 'အပူညီတယ်၊ မကပ်ဘူး။', 'ร้อนทั่ว ไม่ติดก้น', '受热均匀，不粘。'],
			['Used every day since it came.', 'ရောက်ကတည်းက နေ့တိုင်းသုံးနေတယ်။', 'ได้มาก็ใช้ทุกวันเลย', '到货后天天用。'],
			['Easy to clean.', 'ဆေးရလွယ်တယ်။', 'ล้างง่ายมาก', '好清洗。'],
		],
		fair: [
			['Good, but heavier than my old one.', 'ကောင်းပါတယ်၊ အရင်ဟာထက် လေးတယ်။', 'ดีค่ะ แต่หนักกว่าใบเก่า', '不错，比旧的重。'],
		],
		poor: [['The handle came loose.', 'လက်ကိုင် ချောင်သွားတယ်။', 'ด้ามหลวม', '手柄松了。']],
		asked: [
			[
				['On which hobs can I use it?', 'ဘယ်မီးဖိုတွေနဲ့ သုံးလို့ ရလဲ။', 'ใช้กับเตาอะไรได้บ้างคะ', '哪些炉灶能用？'],
				['{hobs}.', '{hobs} ပါ။', '{hobs}ค่ะ', '{hobs}。'],
			],
			[
				['What is it made of?', 'ဘာနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				[
					'{material}, safe for food. Care for it as “Care instructions” on this page says.',
					'{material} ပါ၊ အစားအသောက်နဲ့ စိတ်ချရပါတယ်။ ဒီစာမျက်နှာက “ထိန်းသိမ်းနည်း” အတိုင်း သုံးပါ။',
					'{material} ใช้กับอาหารได้ปลอดภัยค่ะ ดูแลตาม “การดูแลรักษา” ในหน้านี้นะคะ',
					'{material}，可以接触食品，请按本页“保养说明”使用。',
				],
			],
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				[
					'{diameter} across, {weight}.',
					'အချင်း {diameter}၊ အလေးချိန် {weight} ပါ။',
					'เส้นผ่านศูนย์กลาง {diameter} หนัก {weight} ค่ะ',
					'直径{diameter}，重{weight}。',
				],
			],
		],
	},
	mortar: {
		good: [
			['Heavy, does not walk when you pound.', 'လေးတယ်၊ ထောင်းရင် မရွေ့ဘူး။', 'หนักดี ตำแล้วไม่เลื่อน', '够重，捣的时候不跑。'],
			[
				'Papaya salad as from the street stall.',
				'သင်္ဘောသီးထောင်းက လမ်းဘေးဆိုင် အရသာအတိုင်းပဲ။',
				'ตำส้มตำได้เหมือนร้านข้างทาง',
				'捣出来的木瓜沙拉和街边摊一样。',
			],
			['Smooth inside, no grit.', 'အတွင်းချောတယ်၊ သဲမထွက်ဘူး။', 'เนื้อในเรียบ ไม่มีเศษหิน', '里面光滑，不掉渣。'],
		],
		fair: [
			[
				'Good, but carrying it from the door was hard work.',
				'ကောင်းပါတယ်၊ တံခါးဝက သယ်ရတာ လေးတယ်။',
				'ดีครับ แต่ยกจากหน้าประตูหนักมาก',
				'不错，就是从门口搬进来很沉。',
			],
		],
		poor: [['The pestle was chipped.', 'ကျည်ပွေ့ ပဲ့နေတယ်။', 'สากบิ่นมา', '杵头缺了一块。']],
		asked: [
			[
				['How wide is it?', 'အကျယ် ဘယ်လောက်လဲ။', 'กว้างเท่าไหร่คะ', '有多宽？'],
				[
					'{diameter}. Material: {material}.',
					'{diameter} ပါ၊ {material} နဲ့ လုပ်ထားပါတယ်။',
					'{diameter} ทำจาก{material}ค่ะ',
					'{diameter}，{material}。',
				],
			],
		],
	},
	tableware: {
		good: [
			['Smooth surface and even edges.', 'မျက်နှာပြင်ချောပြီး အနားညီတယ်။', 'ผิวเรียบ ขอบเสมอ', '表面光滑，边缘平整。'],
			['On our table every day.', 'ထမင်းဝိုင်းမှာ နေ့တိုင်းသုံးတယ်။', 'ใช้บนโต๊ะอาหารทุกวัน', '每天饭桌上都用。'],
			['Easy to wash, no stains.', 'ဆေးရလွယ်တယ်၊ အစွန်းမထင်ဘူး။', 'ล้างง่าย ไม่ติดคราบ', '好洗，不留渍。'],
		],
		fair: [
			[
				'Nice, but a bit smaller than I thought.',
				'လှပါတယ်၊ ထင်ထားတာထက် နည်းနည်းသေးတယ်။',
				'สวยค่ะ แต่เล็กกว่าที่คิดนิดหน่อย',
				'好看，比想象的小一点。',
			],
		],
		poor: [
			[
				'Arrived with a crack. The shop is replacing it.',
				'အက်ကြောင်းနဲ့ ရောက်လာတယ်၊ ဆိုင်က အသစ်လဲပေးမယ်။',
				'มาถึงมีรอยร้าว ร้านเปลี่ยนชิ้นใหม่ให้',
				'到货有裂缝，店家换新。',
			],
		],
		asked: [
			[
				['Is it safe for the microwave?', 'မိုက်ခရိုဝေ့ဖ်ထဲ ထည့်လို့ရလား။', 'เข้าไมโครเวฟได้ไหมคะ', '能放微波炉吗？'],
				[
					'“Microwave” in the specifications: {microwave}.',
					'“မိုက်ခရိုဝေ့ဖ်” မှာ {microwave} လို့ ရေးထားပါတယ်။',
					'“เข้าไมโครเวฟ”: {microwave}ค่ะ',
					'“微波炉”：{microwave}。',
				],
			],
			[
				['What is it made of?', 'ဘာနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				[
					'{material}. It is safe for food.',
					'{material} ပါ။ အစားအသောက်နဲ့ စိတ်ချရပါတယ်။',
					'{material} ใช้กับอาหารได้ปลอดภัยค่ะ',
					'{material}，可以接触食品。',
				],
			],
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				['{diameter} across.', 'အချင်း {diameter} ပါ။', 'เส้นผ่านศูนย์กลาง {diameter} ค่ะ', '直径{diameter}。'],
			],
		],
	},
	blade: {
		good: [
			['Sharp out of the box.', 'ဖွင့်ဖွင့်ချင်း ထက်နေတယ်။', 'คมตั้งแต่แกะกล่อง', '开箱就很锋利。'],
			['Sits well in the hand.', 'ကိုင်ရတာ လက်နဲ့ကျတယ်။', 'จับถนัดมือ', '握着顺手。'],
			['Still sharp after a month.', 'တစ်လသုံးပြီးလည်း ထက်တုန်း။', 'ใช้เดือนหนึ่งยังคม', '用了一个月还快。'],
		],
		fair: [
			[
				'Good, but it rusts if you leave it wet.',
				'ကောင်းပါတယ်၊ ရေစိုထားရင် သံချေးတက်တယ်။',
				'ดีครับ แต่ปล่อยเปียกแล้วขึ้นสนิม',
				'不错，湿着放会生锈。',
			],
		],
		poor: [['The tip was bent.', 'ထိပ်ကောက်နေတယ်။', 'ปลายงอมา', '尖头是弯的。']],
		asked: [
			[
				['How long is it?', 'အလျား ဘယ်လောက်လဲ။', 'ยาวเท่าไหร่คะ', '有多长？'],
				['{length} in all.', 'စုစုပေါင်း {length} ပါ။', 'ยาวรวม {length} ค่ะ', '总长{length}。'],
			],
			[
				['What is it made of?', 'ဘာနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				['{material}.', '{material} ပါ။', '{material}ค่ะ', '{material}。'],
			],
		],
	},
	'table-tool': {
		good: [
			['Well finished, no sharp edges.', 'လက်ရာသပ်တယ်၊ အနားမရှဘူး။', 'งานเรียบร้อย ไม่มีขอบคม', '做工好，没有毛刺。'],
			['We use it at every meal.', 'ထမင်းစားတိုင်း သုံးတယ်။', 'ใช้ทุกมื้อ', '每顿饭都用。'],
			['Easy to clean.', 'ဆေးရလွယ်တယ်။', 'ล้างง่ายมาก', '好清洗。'],
		],
		fair: [
			['Good, but lighter than I expected.', 'ကောင်းပါတယ်၊ ထင်ထားတာထက် ပေါ့တယ်။', 'ดีค่ะ แต่เบากว่าที่คิด', '不错，比想象的轻。'],
		],
		poor: [['Stains after the first week.', 'ပထမအပတ်မှာပဲ အစွန်းထင်တယ်။', 'อาทิตย์แรกก็มีคราบ', '第一周就有污渍。']],
		asked: [
			[
				['How many pieces are there?', 'ဘယ်နှစ်ခု ပါလဲ။', 'มีกี่ชิ้นคะ', '一共几件？'],
				[
					'{pieces}, {length} long.',
					'{pieces} ပါ၊ အလျား {length} ပါ။',
					'{pieces} ยาว {length} ค่ะ',
					'{pieces}，长{length}。',
				],
			],
			[
				['What is it made of?', 'ဘာနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				[
					'{material}. It is safe for food.',
					'{material} ပါ။ အစားအသောက်နဲ့ စိတ်ချရပါတယ်။',
					'{material} ใช้กับอาหารได้ปลอดภัยค่ะ',
					'{material}，可以接触食品。',
				],
			],
		],
	},
	bottle: {
		good: [
			[
				'Does not leak, not even upside down in my bag.',
				'အိတ်ထဲ မှောက်ထားလည်း မယိုဘူး။',
				'คว่ำในกระเป๋าก็ไม่รั่ว',
				'倒放包里也不漏。',
			],
			['With me every day at work.', 'ရုံးကို နေ့တိုင်း ယူသွားတယ်။', 'พกไปทำงานทุกวัน', '每天带去上班。'],
			['No smell of plastic or metal.', 'ပလတ်စတစ်နံ့ သတ္တုနံ့ မထွက်ဘူး။', 'ไม่มีกลิ่นพลาสติกหรือโลหะ', '没有塑料味和金属味。'],
		],
		fair: [['Good, but the lid is hard to clean.', 'ကောင်းပါတယ်၊ အဖုံး ဆေးရခက်တယ်။', 'ดีค่ะ แต่ฝาล้างยาก', '不错，盖子不好洗。']],
		poor: [
			[
				'The seal came off in the first week.',
				'ပထမအပတ်မှာပဲ ရာဘာကွင်း ပြုတ်သွားတယ်။',
				'อาทิตย์แรกยางซีลก็หลุด',
				'第一周密封圈就掉了。',
			],
		],
		asked: [
			[
				['How much does it hold?', 'ဘယ်လောက် ဆံ့လဲ။', 'จุเท่าไหร่คะ', '容量多少？'],
				['{capacity}.', '{capacity} ဆံ့ပါတယ်။', '{capacity} ค่ะ', '{capacity}。'],
			],
			[
				['How long does it keep cold?', 'ဘယ်လောက်ကြာ အေးနေလဲ။', 'เก็บเย็นได้นานไหมครับ', '能保冷多久？'],
				[
					'Up to {keepsCold}, if you fill it to the top.',
					'အပြည့်ထည့်ရင် {keepsCold}အထိ ခံပါတယ်။',
					'ได้ถึง {keepsCold} ถ้าใส่เต็มค่ะ',
					'装满最长{keepsCold}。',
				],
			],
			[
				['What is it made of?', 'ဘာနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรคะ', '是什么材质？'],
				[
					'{material}, {height} high.',
					'{material} ပါ၊ အမြင့် {height} ပါ။',
					'{material} สูง {height} ค่ะ',
					'{material}，高{height}。',
				],
			],
		],
	},
	'food-container': {
		good: [
			[
				'Soup stays inside on the motorbike.',
				'ဆိုင်ကယ်စီးသွားတာတောင် ဟင်းရည် မဖိတ်ဘူး။',
				'ใส่แกงขี่มอเตอร์ไซค์ก็ไม่หก',
				'骑摩托车汤也不洒。',
			],
			['Stacks neatly in the fridge.', 'ရေခဲသေတ္တာထဲ ထပ်ထားလို့ ကျတယ်။', 'วางซ้อนในตู้เย็นได้พอดี', '冰箱里叠放整齐。'],
			['My lunch goes with me every day.', 'နေ့လယ်စာ နေ့တိုင်း ထည့်သွားတယ်။', 'ใส่ข้าวกลางวันไปทุกวัน', '每天带午饭。'],
		],
		fair: [
			[
				'Good, but the lid closes hard at first.',
				'ကောင်းပါတယ်၊ အဖုံးက အစပိုင်း ပိတ်ရကြမ်းတယ်။',
				'ดีค่ะ แต่ช่วงแรกฝาปิดฝืด',
				'不错，盖子刚开始有点紧。',
			],
		],
		poor: [['A clip broke after a week.', 'တစ်ပတ်နဲ့ ချိတ်ကျိုးသွားတယ်။', 'อาทิตย์เดียวตัวล็อกหัก', '一周卡扣就断了。']],
		asked: [
			[
				['Is it safe for the microwave?', 'မိုက်ခရိုဝေ့ဖ်ထဲ ထည့်လို့ရလား။', 'เข้าไมโครเวฟได้ไหมคะ', '能放微波炉吗？'],
				[
					'“Microwave” in the specifications: {microwave}.',
					'“မိုက်ခရိုဝေ့ဖ်” မှာ {microwave} လို့ ရေးထားပါတယ်။',
					'“เข้าไมโครเวฟ”: {microwave}ค่ะ',
					'“微波炉”：{microwave}。',
				],
			],
			[
				['How much does it hold?', 'ဘယ်လောက် ဆံ့လဲ။', 'จุเท่าไหร่คะ', '容量多少？'],
				[
					'{capacity}, in {pieces}.',
					'{capacity} ဆံ့ပါတယ်၊ {pieces} ပါ။',
					'{capacity} จำนวน {pieces} ค่ะ',
					'{capacity}，{pieces}。',
				],
			],
		],
	},
	'cleaning-tool': {
		good: [
			['Strong and light at the same time.', 'ခိုင်ပြီး ပေါ့တယ်။', 'แข็งแรงแต่เบา', '又结实又轻。'],
			['Better than the one from the market.', 'ဈေးထဲက ဝယ်တာထက် ကောင်းတယ်။', 'ดีกว่าที่ซื้อในตลาด', '比市场买的好。'],
			['In use every day.', 'နေ့တိုင်း သုံးနေတယ်။', 'ใช้ทุกวัน', '天天在用。'],
		],
		fair: [
			['Good, but smaller than I thought.', 'ကောင်းပါတယ်၊ ထင်ထားတာထက် သေးတယ်။', 'ดีค่ะ แต่เล็กกว่าที่คิด', '不错，比想象的小。'],
		],
		poor: [['Broke in the second week.', 'ဒုတိယအပတ်မှာ ကျိုးသွားတယ်။', 'อาทิตย์ที่สองก็หัก', '第二周就断了。']],
		asked: [
			[
				['How long is it?', 'အလျား ဘယ်လောက်လဲ။', 'ยาวเท่าไหร่คะ', '有多长？'],
				['{length}.', '{length} ပါ။', '{length} ค่ะ', '{length}。'],
			],
			[
				['What is it made of?', 'ဘာနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรครับ', '是什么材质？'],
				['{material}.', '{material} ပါ။', '{material}ค่ะ', '{material}。'],
			],
		],
	},
	bucket: {
		good: [
			['Thick, does not bend when full.', 'ထူတယ်၊ ရေအပြည့်ထည့်လည်း မပျော့ဘူး။', 'หนา ใส่น้ำเต็มก็ไม่งอ', '厚，装满水也不变形。'],
			['The handle is kind to the hand.', 'လက်ကိုင်က လက်မနာဘူး။', 'หูหิ้วไม่บาดมือ', '提手不勒手。'],
			['Pours without spilling.', 'လောင်းရင် မဖိတ်ဘူး။', 'เทน้ำไม่หก', '倒水不洒。'],
		],
		fair: [
			['Good, but smaller than I thought.', 'ကောင်းပါတယ်၊ ထင်ထားတာထက် သေးတယ်။', 'ดีค่ะ แต่เล็กกว่าที่คิด', '不错，比想象的小。'],
		],
		poor: [['It has a hairline crack.', 'အက်ကြောင်းသေးလေး ပါလာတယ်။', 'มีรอยร้าวเล็ก ๆ', '有细裂纹。']],
		asked: [
			[
				['How many litres does it hold?', 'ဘယ်နှစ်လီတာ ဆံ့လဲ။', 'จุกี่ลิตรคะ', '能装多少升？'],
				['{capacity}.', '{capacity} ဆံ့ပါတယ်။', '{capacity} ค่ะ', '{capacity}。'],
			],
		],
	},
	'clothes-hanger': {
		good: [
			['Shirts keep their shoulders.', 'အင်္ကျီပခုံး ပုံမပျက်ဘူး။', 'เสื้อไม่เสียทรงที่ไหล่', '衣服肩膀不变形。'],
			['Nothing slips off.', 'အင်္ကျီ မလျှောကျဘူး။', 'เสื้อไม่ลื่นหลุด', '衣服不滑落。'],
			['Strong enough for wet jeans.', 'ဂျင်းဘောင်းဘီစိုတောင် ခံတယ်။', 'แขวนยีนส์เปียกก็ไหว', '挂湿牛仔裤也行。'],
		],
		fair: [
			['Good, but thinner than I thought.', 'ကောင်းပါတယ်၊ ထင်ထားတာထက် ပါးတယ်။', 'ดีค่ะ แต่บางกว่าที่คิด', '不错，比想象的薄。'],
		],
		poor: [['Two were broken.', 'နှစ်ခု ကျိုးနေတယ်။', 'หักมาสองอัน', '断了两个。']],
		asked: [
			[
				['How many are in a pack?', 'တစ်ထုပ် ဘယ်နှစ်ခုပါလဲ။', 'หนึ่งแพ็กมีกี่อันคะ', '一包几个？'],
				[
					'{pieces}. Material: {material}.',
					'{pieces} ပါ၊ {material} နဲ့ လုပ်ထားပါတယ်။',
					'{pieces} ทำจาก{material}ค่ะ',
					'{pieces}，{material}。',
				],
			],
		],
	},
	'cleaning-agent': {
		good: [
			['A little is enough.', 'နည်းနည်းသုံးရုံနဲ့ ရတယ်။', 'ใช้นิดเดียวก็พอ', '用一点就够。'],
			['Clean, and smells fresh for long.', 'ပြောင်ပြီး အနံ့ကြာကြာမွှေးတယ်။', 'สะอาด หอมนาน', '干净，香味持久。'],
			['Kind to my hands.', 'လက်မယားဘူး။', 'ไม่กัดมือ', '不伤手。'],
		],
		fair: [
			[
				'Works, but the scent is a bit strong.',
				'ပြောင်ပါတယ်၊ အနံ့ နည်းနည်းပြင်းတယ်။',
				'สะอาดค่ะ แต่กลิ่นแรงไปนิด',
				'好用，味道有点浓。',
			],
		],
		poor: [['The pack came damaged.', 'အထုပ် ပျက်စီးပြီး ရောက်လာတယ်။', 'แพ็กเกจเสียหายมา', '包装破损。']],
		asked: [
			[
				['What does it smell of?', 'ဘာအနံ့လဲ။', 'กลิ่นอะไรคะ', '什么香味？'],
				['{scent}.', '{scent} ပါ။', '{scent}ค่ะ', '{scent}。'],
			],
			[
				['How do you keep it from leaking on the way?', 'လမ်းမှာ မယိုအောင် ဘယ်လိုထုပ်လဲ။', 'แพ็กยังไงไม่ให้หกคะ', '运输会不会漏？'],
				[
					'The cap of the {netVolume} is taped, and it gets a bag of its own.',
					'{netVolume} ဘူးရဲ့ အဖုံးကို တိပ်ပတ်ပြီး အိတ်သီးသန့် ထည့်ပေးပါတယ်။',
					'ขวด {netVolume} พันเทปที่ฝาและแยกใส่ถุงให้ค่ะ',
					'{netVolume}瓶装，瓶盖封胶，单独装袋。',
				],
			],
		],
	},
	insects: {
		good: [
			['No mosquitoes in the bedroom any more.', 'အိပ်ခန်းထဲ ခြင်မရှိတော့ဘူး။', 'ห้องนอนไม่มียุงแล้ว', '卧室没蚊子了。'],
			['Works within minutes.', 'မိနစ်ပိုင်းနဲ့ ထိရောက်တယ်။', 'ได้ผลในไม่กี่นาที', '几分钟见效。'],
			['Not as sharp in the nose as others.', 'တခြားဟာတွေလောက် အနံ့မပြင်းဘူး။', 'กลิ่นไม่ฉุนเท่ายี่ห้ออื่น', '没有别的那么呛。'],
		],
		fair: [
			[
				'Works, but has to be used again after some hours.',
				'ထိရောက်ပါတယ်၊ နာရီအနည်းငယ်ကြာရင် ထပ်သုံးရတယ်။',
				'ได้ผลครับ แต่ต้องใช้ซ้ำทุกสองสามชั่วโมง',
				'有用，过几个小时要再用。',
			],
		],
		poor: [['The mosquitoes do not care.', 'ခြင်တွေက မမှုဘူး။', 'ยุงไม่สนใจเลย', '对蚊子没用。']],
		asked: [
			[
				['What do I have to watch when I use it?', 'သုံးတဲ့အခါ ဘာသတိထားရမလဲ။', 'ใช้แล้วต้องระวังอะไรบ้างคะ', '使用时要注意什么？'],
				[
					'Keep it away from eyes and food, and follow what the pack says.',
					'မျက်လုံးနဲ့ အစားအသောက် ဝေးဝေးထားပြီး အထုပ်ပေါ်က ညွှန်ကြားချက်အတိုင်း သုံးပါ။',
					'ระวังอย่าให้เข้าตาหรือโดนอาหาร ใช้ตามฉลากนะคะ',
					'避开眼睛和食物，按包装说明使用。',
				],
			],
			[
				['What does it smell of?', 'ဘာအနံ့လဲ။', 'กลิ่นอะไรครับ', '什么味道？'],
				['{scent}.', '{scent} ပါ။', '{scent}ค่ะ', '{scent}。'],
			],
		],
	},
	tissue: {
		good: [
			['Soft and does not tear.', 'နူးပြီး မစုတ်ဘူး။', 'นุ่ม ไม่ขาดง่าย', '柔软不易破。'],
			['No dust.', 'အမှုန်မထွက်ဘူး။', 'ไม่มีฝุ่น', '不掉屑。'],
			['Cheaper than at the supermarket.', 'စူပါမားကတ်ထက် ဈေးသက်သာတယ်။', 'ถูกกว่าในห้าง', '比超市便宜。'],
		],
		fair: [['Good, but it goes fast.', 'ကောင်းပါတယ်၊ ကုန်မြန်တယ်။', 'ดีค่ะ แต่หมดเร็ว', '不错，就是用得快。']],
		poor: [['Thinner than before.', 'အရင်ကထက် ပါးသွားတယ်။', 'บางกว่าแต่ก่อน', '比以前薄了。']],
		asked: [
			[
				['How many layers does it have?', 'အလွှာ ဘယ်နှစ်ထပ်လဲ။', 'หนากี่ชั้นคะ', '几层的？'],
				['{layers}, with {sheets}.', '{layers} ပါ၊ {sheets} ပါပါတယ်။', '{layers} {sheets} ค่ะ', '{layers}，{sheets}。'],
			],
		],
	},
	'pet-litter': {
		good: [
			['Clumps at once, easy to scoop.', 'ချက်ချင်းခဲလို့ ကော်ရလွယ်တယ်။', 'จับก้อนเร็ว ตักง่าย', '结团快，好铲。'],
			['Hardly any dust.', 'ဖုန်သိပ်မထဘူး။', 'แทบไม่มีฝุ่น', '几乎没粉尘。'],
			['No smell in our small flat.', 'အခန်းကျဉ်းမှာတောင် အနံ့မထွက်ဘူး။', 'ห้องเล็กก็ไม่มีกลิ่น', '小公寓也没味。'],
		],
		fair: [
			['Good, but the grains stick to the paws.', 'ကောင်းပါတယ်၊ ခြေထောက်မှာ ကပ်တယ်။', 'ดีค่ะ แต่ติดเท้าแมว', '不错，会沾脚。'],
		],
		poor: [['My cat refuses it.', 'ကျွန်မကြောင်က မသုံးဘူး။', 'แมวไม่ยอมใช้', '猫不肯用。']],
		asked: [
			[
				['What is it made of?', 'ဘာနဲ့ လုပ်ထားတာလဲ။', 'ทำจากอะไรคะ', '是什么材质？'],
				[
					'{material}, {netVolume}.',
					'{material} ပါ၊ {netVolume} ပါ။',
					'{material} {netVolume} ค่ะ',
					'{material}，{netVolume}。',
				],
			],
		],
	},
} satisfies Record<string, Voice>;
