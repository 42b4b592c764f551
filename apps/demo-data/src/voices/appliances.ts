import type { Voice } from './types.ts';

/** What is said of household appliances, light and tools. */
export const APPLIANCE_VOICES = {
	'rice-cooker': {
		good: [
			[
				'Rice is right every time, nothing burnt.',
				'ထမင်း ဘယ်တော့မှ မတူးဘူး၊ အနေတော်ပဲ။',
				'หุงข้าวสวยทุกครั้ง ไม่ไหม้ก้น',
				'每次饭都刚好，不糊底。',
			],
			[
				'Keeps warm until my husband comes home.',
				'အမျိုးသား ပြန်ရောက်တဲ့အထိ ထမင်းပူနေတုန်း။',
				'อุ่นไว้จนสามีกลับบ้าน',
				'保温到老公回家。',
			],
			['Easy to wash.', 'ဆေးရလွယ်တယ်။', 'ล้างง่ายมาก', '好清洗。'],
		],
		fair: [
			[
				'Good, but the lid drips when I open it.',
				'ကောင်းပါတယ်၊ အဖုံးဖွင့်ရင် ရေကျတယ်။',
				'ดีค่ะ แต่เปิดฝาแล้วน้ำหยด',
				'不错，开盖会滴水。',
			],
		],
		poor: [['It no longer switches to warm.', 'အပူထိန်းကို မပြောင်းတော့ဘူး။', 'ไม่ตัดไปอุ่นแล้ว', '不会自动转保温了。']],
		asked: [
			[
				['How much rice does it cook?', 'ဆန် ဘယ်လောက် ချက်လို့ရလဲ။', 'หุงได้เท่าไหร่คะ', '能煮多少饭？'],
				['It holds {capacity}.', '{capacity} ဆံ့ပါတယ်။', 'ความจุ {capacity} ค่ะ', '容量{capacity}。'],
			],
			[
				['What else can it do?', 'ထမင်းချက်တာအပြင် ဘာလုပ်လို့ရလဲ။', 'ทำอะไรได้อีกบ้างครับ', '还能做什么？'],
				['{functions}.', '{functions} ပါ။', '{functions}ค่ะ', '{functions}。'],
			],
		],
	},
	'kitchen-appliance': {
		good: [
			['In use every morning.', 'မနက်တိုင်း သုံးဖြစ်တယ်။', 'ใช้ทุกเช้าเลยค่ะ', '每天早上都用。'],
			['Easy to clean after cooking.', 'သုံးပြီး ဆေးရလွယ်တယ်။', 'ใช้เสร็จล้างง่าย', '用完好清洁。'],
			['Small enough for my counter.', 'မီးဖိုချောင်စားပွဲပေါ် နေရာမယူဘူး။', 'ขนาดพอดีเคาน์เตอร์ครัว', '放台面正好。'],
		],
		fair: [
			[
				'Works well, the guide could be clearer.',
				'ကောင်းပါတယ်၊ လမ်းညွှန်စာ ပိုရှင်းရင် ပိုကောင်းမယ်။',
				'ใช้ดีค่ะ แต่คู่มืออ่านยากไปนิด',
				'好用，就是说明书写得不太清楚。',
			],
		],
		poor: [
			[
				'Stopped working after a week. Waiting for the refund.',
				'တစ်ပတ်သုံးပြီး ပျက်သွားတယ်၊ ငွေပြန်အမ်းတာ စောင့်နေတယ်။',
				'ใช้ได้อาทิตย์เดียวก็เสีย รอเงินคืนอยู่ครับ',
				'用了一周就坏了，等退款。',
			],
		],
		asked: [
			[
				['How many watts does it take?', 'ဘယ်နှစ်ဝပ်လဲ။', 'กี่วัตต์คะ', '多少瓦？'],
				['{power}.', '{power} ပါ။', '{power} ค่ะ', '{power}。'],
			],
			[
				['Which plug does it have?', 'ပလပ်က ဘယ်လိုမျိုးလဲ။', 'ปลั๊กเป็นแบบไหนครับ', '是什么插头？'],
				[
					'{plug}; it fits sockets in Myanmar and Thailand.',
					'{plug} ပါ။ မြန်မာနဲ့ ထိုင်းက ပလပ်ပေါက်တွေနဲ့ ရပါတယ်။',
					'{plug} ใช้กับเต้าเสียบในไทยและเมียนมาได้ค่ะ',
					'{plug}，缅甸和泰国的插座都能用。',
				],
			],
		],
	},
	iron: {
		good: [
			[
				'Glides well, creases are gone at once.',
				'ချောချောလျှောပြီး အတွန့်ချက်ချင်းပြေတယ်။',
				'รีดลื่น รอยยับหายทันที',
				'滑得顺，一烫就平。',
			],
			['Hot within a minute.', 'တစ်မိနစ်အတွင်း ပူတယ်။', 'ร้อนภายในหนึ่งนาที', '一分钟就热。'],
			['The cord is long enough.', 'ကြိုးအရှည် လုံလောက်တယ်။', 'สายยาวพอ', '电线够长。'],
		],
		fair: [['Good, but my arm gets tired.', 'ကောင်းပါတယ်၊ လက်ညောင်းတယ်။', 'ดีค่ะ แต่ใช้นานแล้วเมื่อยแขน', '不错，用久手酸。']],
		poor: [['It leaves brown marks.', 'အညိုကွက် စွန်းတယ်။', 'มีคราบน้ำตาลติดผ้า', '会留黄印。']],
		asked: [
			[
				['How long is the cord?', 'ကြိုးအရှည် ဘယ်လောက်လဲ။', 'สายยาวเท่าไหร่คะ', '电线多长？'],
				['{cord}, at {power}.', '{cord} ပါ၊ {power} သုံးပါတယ်။', '{cord} กำลังไฟ {power} ค่ะ', '{cord}，功率{power}。'],
			],
		],
	},
	'hair-dryer': {
		good: [
			['Long hair dry in ten minutes.', 'ဆံပင်ရှည်တောင် ဆယ်မိနစ်နဲ့ ခြောက်တယ်။', 'ผมยาวสิบนาทีแห้ง', '长发十分钟吹干。'],
			['Not too loud in the morning.', 'မနက်ခင်း သုံးလည်း မဆူဘူး။', 'เสียงไม่ดังมาก', '早上用也不吵。'],
			['Light in the hand.', 'ကိုင်ရတာ ပေါ့တယ်။', 'ถือแล้วเบามือ', '拿着轻。'],
		],
		fair: [['Good, but the cord is stiff.', 'ကောင်းပါတယ်၊ ကြိုးက မာတယ်။', 'ดีค่ะ แต่สายแข็งไปนิด', '不错，电线有点硬。']],
		poor: [['It smells burnt.', 'တူးနံ့ထွက်တယ်။', 'มีกลิ่นไหม้', '有糊味。']],
		asked: [
			[
				['How strong is it?', 'ဘယ်နှစ်ဝပ်လဲ။', 'กำลังไฟเท่าไหร่คะ', '功率多大？'],
				['{power}, with {speeds}.', '{power} ပါ၊ {speeds} ပါပါတယ်။', '{power} ปรับได้ {speeds} ค่ะ', '{power}，{speeds}。'],
			],
			[
				['Can I use it abroad?', 'တခြားနိုင်ငံမှာ သုံးလို့ ရလား။', 'เอาไปใช้ต่างประเทศได้ไหมครับ', '国外能用吗？'],
				[
					'Where sockets have 220 V: {plug}.',
					'၂၂၀ ဗို့ ရတဲ့နေရာမှာ ရပါတယ်။ ပလပ်က {plug} ပါ။',
					'ใช้ได้ที่ไฟ 220 โวลต์ ปลั๊กเป็น{plug}ค่ะ',
					'220伏的地方能用，插头：{plug}。',
				],
			],
		],
	},
	refrigerator: {
		good: [
			['Quiet, even at night.', 'ညဘက်တောင် အသံတိတ်တယ်။', 'เงียบ แม้ตอนกลางคืน', '晚上也很安静。'],
			['Vegetables stay fresh for a week.', 'ဟင်းသီးဟင်းရွက် တစ်ပတ် လတ်ဆတ်နေတယ်။', 'ผักสดได้ทั้งอาทิตย์', '蔬菜能放一周。'],
			['The electricity bill hardly changed.', 'မီတာခ သိပ်မတက်ဘူး။', 'ค่าไฟแทบไม่เพิ่ม', '电费没怎么涨。'],
		],
		fair: [['Good, but the freezer is small.', 'ကောင်းပါတယ်၊ ရေခဲခန်း သေးတယ်။', 'ดีครับ แต่ช่องแช่แข็งเล็ก', '不错，冷冻室小。']],
		poor: [['The door does not close by itself.', 'တံခါး သူ့ဟာသူ မပိတ်ဘူး။', 'ประตูปิดไม่สนิทเอง', '门关不严。']],
		asked: [
			[
				[
					'Will it fit through a door 80 cm wide?',
					'၈၀ စင်တီမီတာ တံခါးက ဝင်နိုင်မလား။',
					'ประตูกว้าง 80 ซม. เข้าได้ไหมคะ',
					'80厘米宽的门能进吗？',
				],
				[
					'It is {width} wide, {depth} deep and {height} high, without packing.',
					'ထုပ်ပိုးမပါဘဲ အကျယ် {width}၊ အနက် {depth}၊ အမြင့် {height} ပါ။',
					'ไม่รวมบรรจุภัณฑ์ กว้าง {width} ลึก {depth} สูง {height} ค่ะ',
					'不含包装宽{width}、深{depth}、高{height}。',
				],
			],
			[
				['How many litres does it hold?', 'ဘယ်နှစ်လီတာ ဆံ့လဲ။', 'ความจุกี่ลิตรครับ', '多少升？'],
				[
					'{capacity}. Let it stand for four hours before you switch it on.',
					'{capacity} ပါ။ မဖွင့်ခင် လေးနာရီ ထားပါ။',
					'{capacity} ค่ะ ตั้งทิ้งไว้สี่ชั่วโมงก่อนเสียบปลั๊กนะคะ',
					'{capacity}。通电前请静置四小时。',
				],
			],
		],
	},
	'washing-machine': {
		good: [
			[
				'Clothes come out clean and almost dry.',
				'အဝတ်ပြောင်ပြီး ခြောက်လုနီးပါး ထွက်လာတယ်။',
				'ผ้าสะอาด ออกมาเกือบแห้ง',
				'洗得干净，脱水很干。',
			],
			['Quiet, does not walk around.', 'အသံတိတ်တယ်၊ မရွေ့ဘူး။', 'เงียบ เครื่องไม่เดิน', '安静，不移位。'],
			['Enough for our family of five.', 'မိသားစု ငါးယောက်စာ လုံလောက်တယ်။', 'บ้านห้าคนใช้พอ', '五口之家够用。'],
		],
		fair: [
			[
				'Good, but the programme takes long.',
				'ကောင်းပါတယ်၊ တစ်ခါလျှော်တာ ကြာတယ်။',
				'ดีค่ะ แต่โปรแกรมซักนาน',
				'不错，就是程序时间长。',
			],
		],
		poor: [['Leaks at the hose.', 'ပိုက်က ရေယိုတယ်။', 'น้ำรั่วที่สายน้ำ', '水管处漏水。']],
		asked: [
			[
				['How much laundry does it take?', 'အဝတ် ဘယ်နှစ်ကီလို လျှော်လို့ရလဲ။', 'ซักได้กี่กิโลคะ', '能洗多少公斤？'],
				[
					'{laundry}; it spins at {spin}.',
					'{laundry} ပါ၊ ညှစ်နှုန်းက {spin} ပါ။',
					'{laundry} ปั่นหมาด {spin} ค่ะ',
					'{laundry}，脱水{spin}。',
				],
			],
			[
				['Does it fit into a niche?', 'ထောင့်ကြားထဲ ဝင်မလား။', 'ใส่ในช่องได้ไหมครับ', '放得进柜位吗？'],
				[
					'It is {width} wide, {depth} deep and {height} high. Leave two fingers on each side.',
					'အကျယ် {width}၊ အနက် {depth}၊ အမြင့် {height} ပါ။ ဘေးတစ်ဖက်စီ လက်နှစ်လုံးစာ ချန်ထားပါ။',
					'กว้าง {width} ลึก {depth} สูง {height} เว้นข้างละสองนิ้วมือค่ะ',
					'宽{width}、深{depth}、高{height}，两侧各留两指。',
				],
			],
		],
	},
	'air-conditioner': {
		good: [
			['The room is cool in minutes.', 'မိနစ်ပိုင်းနဲ့ အခန်းအေးသွားတယ်။', 'ไม่กี่นาทีห้องก็เย็น', '几分钟房间就凉了。'],
			['We sleep well again.', 'ညဘက် အိပ်လို့ကောင်းသွားပြီ။', 'นอนหลับสบายขึ้นเยอะ', '晚上终于睡得好了。'],
			['Takes less electricity than the old one.', 'အရင်ဟာထက် မီတာသက်သာတယ်။', 'กินไฟน้อยกว่าเครื่องเก่า', '比旧的省电。'],
		],
		fair: [
			[
				'Good, but you have to find somebody to install it.',
				'ကောင်းပါတယ်၊ တပ်ဆင်မယ့်သူ ကိုယ်တိုင်ရှာရတယ်။',
				'ดีครับ แต่ต้องหาช่างติดตั้งเอง',
				'不错，安装要自己找人。',
			],
		],
		poor: [['Water drips inside.', 'အခန်းထဲ ရေကျတယ်။', 'น้ำหยดในห้อง', '室内机滴水。']],
		asked: [
			[
				['For how large a room is it?', 'ဘယ်လောက်ကျယ်တဲ့ အခန်းအတွက်လဲ။', 'เหมาะกับห้องขนาดเท่าไหร่คะ', '适合多大的房间？'],
				[
					'Up to {room}, with {cooling}.',
					'{room}အထိ ရပါတယ်၊ {cooling} ပါ။',
					'ห้องไม่เกิน {room} ขนาด {cooling} ค่ะ',
					'{room}以内，{cooling}。',
				],
			],
			[
				['Do you install it?', 'တပ်ဆင်ပေးလား။', 'ติดตั้งให้ไหมครับ', '包安装吗？'],
				[
					'No, please ask a fitter near you. What comes with it is under “In the box”.',
					'မတပ်ပေးပါဘူး၊ နီးစပ်ရာ တပ်ဆင်သူကို အကူအညီတောင်းပါ။ ပါလာတာတွေ “ဘူးထဲတွင် ပါဝင်သည်များ” မှာ ကြည့်ပါ။',
					'ไม่รวมติดตั้งค่ะ ใช้ช่างใกล้บ้านได้เลย ดูของที่ให้มาที่ “ในกล่องมีอะไรบ้าง” ค่ะ',
					'不包安装，请找附近师傅。附带物品见“包装清单”。',
				],
			],
		],
	},
	fan: {
		good: [
			['Strong wind and a quiet motor.', 'လေအားပြင်းပြီး အသံတိတ်တယ်။', 'ลมแรง มอเตอร์เงียบ', '风大，声音小。'],
			['Runs through the whole night.', 'တစ်ညလုံး ဖွင့်ထားတယ်။', 'เปิดทั้งคืนได้สบาย', '整夜开着。'],
			['Easy to take apart for cleaning.', 'ဖြုတ်ပြီး သန့်ရှင်းရလွယ်တယ်။', 'ถอดล้างง่าย', '拆洗方便。'],
		],
		fair: [
			[
				'Good, but the lowest level is still strong.',
				'ကောင်းပါတယ်၊ အနိမ့်ဆုံးအဆင့်တောင် လေပြင်းတယ်။',
				'ดีครับ แต่เบอร์ต่ำสุดยังแรงไป',
				'不错，最低档风也偏大。',
			],
		],
		poor: [['Rattles after three days.', 'သုံးရက်နဲ့ တဂျောက်ဂျောက်မြည်တယ်။', 'สามวันก็มีเสียงดังแกรก', '三天就嗒嗒响。']],
		asked: [
			[
				['How many watts does it take?', 'ဘယ်နှစ်ဝပ်လဲ။', 'กี่วัตต์คะ', '多少瓦？'],
				['{power}, with {speeds}.', '{power} ပါ၊ {speeds} ပါပါတယ်။', '{power} ปรับได้ {speeds} ค่ะ', '{power}，{speeds}。'],
			],
			[
				['Does it run during power cuts?', 'မီးပျက်ချိန် သုံးလို့ ရလား။', 'ไฟดับใช้ได้ไหมครับ', '停电时能用吗？'],
				[
					'“Power supply” in the specifications: {powerSource}.',
					'“ပါဝါအရင်းအမြစ်” က {powerSource} ပါ။',
					'“แหล่งจ่ายไฟ”: {powerSource} ค่ะ',
					'“供电”：{powerSource}。',
				],
			],
		],
	},
	'air-purifier': {
		good: [
			['No more coughing in the dust season.', 'မီးခိုးမြူရာသီမှာ ချောင်းမဆိုးတော့ဘူး။', 'หน้าฝุ่นไม่ไอแล้ว', '雾霾季不咳了。'],
			['Quiet on the night level.', 'ညအဆင့်နဲ့ အသံတိတ်တယ်။', 'โหมดกลางคืนเงียบมาก', '夜间档很安静。'],
			['Shows at once when somebody cooks.', 'ဟင်းချက်ရင် ချက်ချင်းပြတယ်။', 'มีคนทำกับข้าวก็รู้ทันที', '一做饭指标马上变。'],
		],
		fair: [['Good, but the filters are dear.', 'ကောင်းပါတယ်၊ စစ်ကိရိယာ ဈေးကြီးတယ်။', 'ดีครับ แต่แผ่นกรองแพง', '不错，滤网贵。']],
		poor: [['The sensor shows nonsense.', 'တိုင်းတာချက် မမှန်ဘူး။', 'เซนเซอร์อ่านค่าเพี้ยน', '传感器不准。']],
		asked: [
			[
				['For how large a room is it?', 'ဘယ်လောက်ကျယ်တဲ့ အခန်းအတွက်လဲ။', 'เหมาะกับห้องขนาดเท่าไหร่คะ', '适合多大的房间？'],
				['Up to {room}.', '{room}အထိ ရပါတယ်။', 'ไม่เกิน {room} ค่ะ', '{room}以内。'],
			],
			[
				['What filter does it have?', 'ဘယ်လို စစ်ကိရိယာလဲ။', 'ใช้แผ่นกรองแบบไหนครับ', '是什么滤网？'],
				['{filter}.', '{filter} ပါ။', '{filter}ค่ะ', '{filter}。'],
			],
		],
	},
	'vacuum-cleaner': {
		good: [
			[
				'Takes up hair that the broom leaves.',
				'တံမြက်စည်းနဲ့ မရတဲ့ ဆံပင်တွေပါ ပြောင်တယ်။',
				'ดูดเส้นผมที่ไม้กวาดกวาดไม่ขึ้น',
				'扫把扫不起的头发也能吸。',
			],
			['Emptied in a moment.', 'အမှိုက်သွန်ရ မြန်တယ်။', 'เทฝุ่นง่ายมาก', '倒灰很方便。'],
			['Good for the car, too.', 'ကားထဲလည်း သုံးလို့ကောင်းတယ်။', 'ใช้ในรถก็ดี', '车里也好用。'],
		],
		fair: [
			['Good, but loud on the highest level.', 'ကောင်းပါတယ်၊ အမြင့်ဆုံးအဆင့်မှာ ဆူတယ်။', 'ดีครับ แต่เปิดสุดแล้วดัง', '不错，最高档吵。'],
		],
		poor: [['Lost its suction after a month.', 'တစ်လအတွင်း စုပ်အား ကျသွားတယ်။', 'เดือนเดียวแรงดูดตก', '一个月吸力就弱了。']],
		asked: [
			[
				['How loud is it?', 'ဘယ်လောက် ဆူလဲ။', 'เสียงดังแค่ไหนคะ', '噪音多大？'],
				[
					'{noise} at most, with a dust cup of {capacity}.',
					'အများဆုံး {noise} ပါ၊ ဖုန်ခွက်က {capacity} ဆံ့ပါတယ်။',
					'สูงสุด {noise} ถังฝุ่น {capacity} ค่ะ',
					'最高{noise}，尘盒{capacity}。',
				],
			],
			[
				[
					'How long does it run on one charge?',
					'တစ်ခါအားသွင်းရင် ဘယ်လောက်ခံလဲ။',
					'ชาร์จครั้งหนึ่งใช้ได้นานไหมครับ',
					'充一次能用多久？',
				],
				['Up to {runtime}.', '{runtime}အထိ ခံပါတယ်။', 'ได้ถึง {runtime} ค่ะ', '最长{runtime}。'],
			],
		],
	},
	light: {
		good: [
			['Bright and without flicker.', 'လင်းပြီး မမှိတ်တုတ်မှိတ်တုတ်ဘူး။', 'สว่าง ไม่กะพริบ', '亮，不闪。'],
			['Very useful when the power is out.', 'မီးပျက်ရင် အရမ်းအသုံးဝင်တယ်။', 'ช่วงไฟดับมีประโยชน์มาก', '停电时很有用。'],
			[
				'Bought three more for the other rooms.',
				'တခြားအခန်းတွေအတွက် သုံးခု ထပ်ဝယ်တယ်။',
				'สั่งเพิ่มอีกสามอันไว้ห้องอื่น',
				'又给其他房间买了三个。',
			],
		],
		fair: [
			['Good, but a bit cold in colour.', 'ကောင်းပါတယ်၊ အလင်းရောင် နည်းနည်းဖြူတယ်။', 'ดีค่ะ แต่แสงขาวไปนิด', '不错，光有点冷。'],
		],
		poor: [['Dead after ten days.', 'ဆယ်ရက်နဲ့ မလင်းတော့ဘူး။', 'สิบวันก็ดับ', '十天就不亮了。']],
		asked: [
			[
				['How bright is it?', 'ဘယ်လောက်လင်းလဲ။', 'สว่างแค่ไหนคะ', '有多亮？'],
				['{brightness}.', '{brightness} ပါ။', '{brightness} ค่ะ', '{brightness}。'],
			],
		],
	},
	bulb: {
		good: [
			['Bright and without flicker.', 'လင်းပြီး မမှိတ်တုတ်မှိတ်တုတ်ဘူး။', 'สว่าง ไม่กะพริบ', '亮，不闪。'],
			['The whole house has them now.', 'တစ်အိမ်လုံး ဒါနဲ့ လဲလိုက်ပြီ။', 'เปลี่ยนทั้งบ้านแล้ว', '全家都换成这个了。'],
			['Stays cool, saves electricity.', 'မပူဘူး၊ မီတာသက်သာတယ်။', 'ไม่ร้อน ประหยัดไฟ', '不烫，省电。'],
		],
		fair: [
			[
				'Good, but whiter than I thought.',
				'ကောင်းပါတယ်၊ ထင်ထားတာထက် အလင်းဖြူတယ်။',
				'ดีค่ะ แต่แสงขาวกว่าที่คิด',
				'不错，光比想象的白。',
			],
		],
		poor: [['Dead after ten days.', 'ဆယ်ရက်နဲ့ မလင်းတော့ဘူး။', 'สิบวันก็ดับ', '十天就不亮了。']],
		asked: [
			[
				['Which base does it have?', 'မီးခေါင်းက ဘယ်လိုမျိုးလဲ။', 'ขั้วแบบไหนคะ', '是什么灯头？'],
				[
					'{base}, {brightness}.',
					'{base} ပါ၊ {brightness} ထုတ်ပါတယ်။',
					'{base} ความสว่าง {brightness} ค่ะ',
					'{base}，{brightness}。',
				],
			],
			[
				['Is the light warm or white?', 'အလင်းရောင် ဝါလား ဖြူလား။', 'แสงส้มหรือแสงขาวครับ', '暖光还是白光？'],
				['{lightColour}.', '{lightColour} ပါ။', '{lightColour}ค่ะ', '{lightColour}。'],
			],
		],
	},
	'power-strip': {
		good: [
			['Plugs sit firmly.', 'ပလပ်တွေ မြဲတယ်။', 'เสียบแน่น ไม่หลวม', '插得牢。'],
			[
				'A switch for each socket, very practical.',
				'အပေါက်တိုင်း ခလုတ်ပါလို့ အဆင်ပြေတယ်။',
				'มีสวิตช์แยกทุกช่อง สะดวก',
				'每个插孔有开关，方便。',
			],
			['Does not get warm.', 'မပူဘူး။', 'ใช้นานก็ไม่ร้อน', '用久也不热。'],
		],
		fair: [
			[
				'Good, but large plugs cover two sockets.',
				'ကောင်းပါတယ်၊ ပလပ်ကြီးရင် နှစ်ပေါက်ဖုံးတယ်။',
				'ดีครับ แต่ปลั๊กใหญ่บังสองช่อง',
				'不错，大插头会挡住两个孔。',
			],
		],
		poor: [['One socket is dead.', 'တစ်ပေါက် မီးမရဘူး။', 'มีช่องหนึ่งไม่มีไฟ', '有个插孔没电。']],
		asked: [
			[
				['How long is the cord?', 'ကြိုးအရှည် ဘယ်လောက်လဲ။', 'สายยาวเท่าไหร่คะ', '线多长？'],
				[
					'{cord}, with {sockets} sockets.',
					'{cord} ပါ၊ ပလပ်ပေါက် {sockets} ခု ပါပါတယ်။',
					'{cord} มี {sockets} ช่องค่ะ',
					'{cord}，{sockets}个插孔。',
				],
			],
			[
				['How many watts can it take?', 'ဘယ်နှစ်ဝပ်အထိ ခံလဲ။', 'รับได้กี่วัตต์ครับ', '最大多少瓦？'],
				['{power} in all.', 'စုစုပေါင်း {power} အထိပါ။', 'รวมไม่เกิน {power} ค่ะ', '总共{power}。'],
			],
		],
	},
	'solar-panel': {
		good: [
			['Runs our lamps all evening.', 'ညနေပိုင်း မီးတွေ တောက်လျှောက်ထွန်းလို့ရတယ်။', 'ใช้กับไฟตอนเย็นได้ตลอด', '晚上照明够用。'],
			['Gives power even with clouds.', 'တိမ်ထူလည်း အားဝင်တယ်။', 'มีเมฆก็ยังชาร์จได้', '阴天也有电。'],
			[
				'Strong frame, easy to fix on the roof.',
				'ဘောင်ခိုင်တယ်၊ ခေါင်မိုးပေါ် တပ်ရလွယ်တယ်။',
				'กรอบแข็งแรง ติดหลังคาง่าย',
				'框架结实，装屋顶方便。',
			],
		],
		fair: [['Good, but the cable is short.', 'ကောင်းပါတယ်၊ ကြိုးတိုတယ်။', 'ดีครับ แต่สายสั้น', '不错，线短。']],
		poor: [['Gives less than the label says.', 'တံဆိပ်ပေါ်ကထက် အားနည်းတယ်။', 'ได้ไฟน้อยกว่าที่ระบุ', '实际功率不到标注的。']],
		asked: [
			[
				['How large is it?', 'အရွယ်အစား ဘယ်လောက်လဲ။', 'ขนาดเท่าไหร่คะ', '有多大？'],
				[
					'{length} × {width}, {weight}.',
					'အလျား {length}၊ အကျယ် {width}၊ အလေးချိန် {weight} ပါ။',
					'ยาว {length} กว้าง {width} หนัก {weight} ค่ะ',
					'长{length}、宽{width}，重{weight}。',
				],
			],
			[
				['How much power does it give?', 'အား ဘယ်လောက်ထုတ်လဲ။', 'ให้ไฟเท่าไหร่ครับ', '发电多少？'],
				[
					'{power} at {voltage}, in full sun.',
					'နေပူပူမှာ {power}၊ {voltage} ပါ။',
					'{power} ที่ {voltage} เมื่อแดดจัดค่ะ',
					'强光下{power}，{voltage}。',
				],
			],
		],
	},
	tools: {
		good: [
			['Does every job in our house.', 'အိမ်မှာ ပြင်စရာရှိတာ အကုန်ရတယ်။', 'งานซ่อมในบ้านทำได้หมด', '家里的活都能应付。'],
			[
				'Everything has its place in the case.',
				'သေတ္တာထဲမှာ နေရာတကျ ထည့်လို့ရတယ်။',
				'จัดเก็บในกล่องเป็นระเบียบ',
				'盒子里样样有位置。',
			],
			['Solid, nothing wobbles in the hand.', 'ခိုင်တယ်၊ ကိုင်ရတာ တည်ငြိမ်တယ်။', 'แข็งแรง จับมั่นคง', '结实，拿着稳。'],
		],
		fair: [
			['Good, but heavier than I thought.', 'ကောင်းပါတယ်၊ ထင်ထားတာထက် လေးတယ်။', 'ดีครับ แต่หนักกว่าที่คิด', '不错，比想象的重。'],
		],
		poor: [
			[
				'A tip broke at the first hard screw.',
				'ပထမဆုံး ဝက်အူမာတာနဲ့ ထိပ်ကျိုးသွားတယ်။',
				'เจอสกรูแข็งครั้งแรกหัวก็บิ่น',
				'第一次拧紧螺丝就崩头。',
			],
		],
		asked: [
			[
				['What comes with it?', 'ဘာတွေ ပါလာလဲ။', 'มีอะไรมาให้บ้างครับ', '附带什么？'],
				[
					'See “In the box” on this page. It weighs {weight}.',
					'ဒီစာမျက်နှာက “ဘူးထဲတွင် ပါဝင်သည်များ” မှာ ကြည့်ပါ။ အလေးချိန် {weight} ပါ။',
					'ดูที่ “ในกล่องมีอะไรบ้าง” ในหน้านี้ค่ะ หนัก {weight} ค่ะ',
					'请看本页“包装清单”，重{weight}。',
				],
			],
		],
	},
	padlock: {
		good: [
			['Heavy and solid.', 'လေးပြီး ခိုင်တယ်။', 'หนักแน่น แข็งแรง', '又重又结实。'],
			['Turns smoothly, also after rain.', 'မိုးစိုပြီးလည်း လှည့်ရချောတယ်။', 'ไขลื่น แม้โดนฝน', '淋雨后也好开。'],
			['Locks the gate of our shop.', 'ဆိုင်တံခါးမှာ ခတ်ထားတယ်။', 'ใช้ล็อกประตูร้าน', '锁店门用。'],
		],
		fair: [
			[
				'Good, but a bit large for my gate.',
				'ကောင်းပါတယ်၊ ခြံတံခါးအတွက် နည်းနည်းကြီးတယ်။',
				'ดีครับ แต่ใหญ่ไปนิดสำหรับประตูบ้าน',
				'不错，对我家门有点大。',
			],
		],
		poor: [['Rust after two weeks.', 'နှစ်ပတ်နဲ့ သံချေးတက်တယ်။', 'สองอาทิตย์เป็นสนิม', '两周就生锈。']],
		asked: [
			[
				['How wide is it?', 'အကျယ် ဘယ်လောက်လဲ။', 'กว้างเท่าไหร่ครับ', '有多宽？'],
				[
					'{width}. Material: {material}.',
					'{width} ပါ၊ {material} နဲ့ လုပ်ထားပါတယ်။',
					'กว้าง {width} ทำจาก{material}ค่ะ',
					'宽{width}，{material}。',
				],
			],
			[
				['How does it open?', 'ဘယ်လို ဖွင့်ရလဲ။', 'เปิดแบบไหนคะ', '怎么开？'],
				['{lock}.', '{lock} ပါ။', '{lock}ค่ะ', '{lock}。'],
			],
		],
	},
	'engine-oil': {
		good: [
			['The engine runs quieter.', 'အင်ဂျင်သံ တိတ်သွားတယ်။', 'เครื่องเงียบขึ้น', '发动机安静了。'],
			[
				'Seal and number as on the maker’s site.',
				'တံဆိပ်နဲ့ နံပါတ်က ကုမ္ပဏီဝဘ်ဆိုက်နဲ့ ကိုက်တယ်။',
				'ซีลและเลขตรงกับเว็บผู้ผลิต',
				'封口和编号与官网一致。',
			],
			['Cheaper than at the garage.', 'ဝပ်ရှော့မှာထက် ဈေးသက်သာတယ်။', 'ถูกกว่าที่อู่', '比修车行便宜。'],
		],
		fair: [
			[
				'Fine, notice no difference to the old one.',
				'အဆင်ပြေပါတယ်၊ အရင်ဟာနဲ့ သိပ်မကွာဘူး။',
				'โอเคครับ ไม่ต่างจากของเดิม',
				'可以，和以前的没差别。',
			],
		],
		poor: [['The canister was dented and had leaked.', 'ပုံးပိန်ပြီး ယိုနေတယ်။', 'แกลลอนบุบและซึม', '油桶瘪了，漏了一些。']],
		asked: [
			[
				['For which engines is it?', 'ဘယ်အင်ဂျင်တွေအတွက်လဲ။', 'ใช้กับเครื่องยนต์แบบไหนครับ', '适合哪种发动机？'],
				[
					'{engine}, {viscosity}. Please compare with your handbook.',
					'{engine} အတွက်ပါ၊ အပျစ် {viscosity} ပါ။ ယာဉ်လက်စွဲနဲ့ တိုက်ကြည့်ပါ။',
					'{engine} ความหนืด {viscosity} ค่ะ เทียบกับคู่มือรถก่อนนะคะ',
					'{engine}，{viscosity}，请对照车辆手册。',
				],
			],
		],
	},
} satisfies Record<string, Voice>;
