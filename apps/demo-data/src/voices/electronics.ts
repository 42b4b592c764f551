import type { Voice } from './types.ts';

/** What is said of telephones, computers, sound and pictures. */
export const ELECTRONIC_VOICES = {
	phone: {
		good: [
			['The battery lasts the whole day.', 'ဘက်ထရီ တစ်နေ့လုံး ခံတယ်။', 'แบตอยู่ได้ทั้งวัน', '电池能用一整天。'],
			[
				'Bright screen, readable in the sun.',
				'မျက်နှာပြင်လင်းတယ်၊ နေရောင်ထဲ ဖတ်လို့ရတယ်။',
				'จอสว่าง กลางแดดก็อ่านได้',
				'屏幕亮，太阳下也看得清。',
			],
			[
				'Fast, no waiting between apps.',
				'မြန်တယ်၊ အက်ပ်ပြောင်းတာ စောင့်စရာမလိုဘူး။',
				'เครื่องลื่น สลับแอปไม่ต้องรอ',
				'运行快，切换应用不卡。',
			],
			[
				'All data moved over from my old one in half an hour.',
				'အဟောင်းထဲက ဒေတာအကုန် နာရီဝက်နဲ့ ကူးပြီးသွားတယ်။',
				'ย้ายข้อมูลจากเครื่องเก่าครึ่งชั่วโมงเสร็จ',
				'半小时就把旧机数据转过来了。',
			],
		],
		fair: [
			[
				'Good, but it gets warm in games.',
				'ကောင်းပါတယ်၊ ဂိမ်းဆော့ရင် ပူတယ်။',
				'ดีครับ แต่เล่นเกมแล้วเครื่องร้อน',
				'不错，玩游戏会发热。',
			],
		],
		poor: [
			[
				'It switches off by itself. Waiting for the repair.',
				'သူ့ဟာသူ ပိတ်သွားတယ်၊ ပြင်တာ စောင့်နေတယ်။',
				'เครื่องดับเองบ่อย รอซ่อมอยู่ครับ',
				'会自己关机，等维修。',
			],
		],
		asked: [
			[
				['How large is the battery?', 'ဘက်ထရီ ဘယ်လောက်ရှိလဲ။', 'แบตความจุเท่าไหร่คะ', '电池多大？'],
				[
					'{battery}, charged by {connector}.',
					'{battery} ပါ၊ {connector} နဲ့ အားသွင်းရပါတယ်။',
					'{battery} ชาร์จด้วย {connector} ค่ะ',
					'{battery}，{connector}充电。',
				],
			],
			[
				['Is the charger in the box?', 'အားသွင်းခေါင်း ပါလား။', 'มีหัวชาร์จให้ไหมครับ', '带充电头吗？'],
				[
					'What comes with it is under “In the box” on this page.',
					'ဘာတွေပါလာလဲ ဒီစာမျက်နှာက “ဘူးထဲတွင် ပါဝင်သည်များ” မှာ ရှိပါတယ်။',
					'ดูของที่ให้มาที่ “ในกล่องมีอะไรบ้าง” ในหน้านี้ได้เลยค่ะ',
					'附带物品请看本页“包装清单”。',
				],
			],
			[
				['How much memory does it have?', 'မန်မိုရီ ဘယ်လောက်လဲ။', 'แรมเท่าไหร่ครับ', '内存多大？'],
				['{memory}, with {chip}.', '{memory} ပါ၊ ချစ်ပ်က {chip} ပါ။', '{memory} ชิป {chip} ค่ะ', '{memory}，芯片{chip}。'],
			],
		],
	},
	'keypad-phone': {
		good: [
			['Grandfather manages it without help.', 'အဘိုးက ကိုယ်တိုင်သုံးတတ်တယ်။', 'คุณตาใช้เองได้สบาย', '爷爷自己就会用。'],
			['Rings loudly, never missed a call.', 'အသံကျယ်တယ်၊ ဖုန်းမလွတ်တော့ဘူး။', 'เสียงดัง ไม่พลาดสาย', '铃声大，不会漏接。'],
			['Charged once a week.', 'တစ်ပတ်မှ တစ်ခါ အားသွင်းရတယ်။', 'ชาร์จอาทิตย์ละครั้ง', '一周充一次电。'],
		],
		fair: [['Fine, but the screen is small.', 'အဆင်ပြေပါတယ်၊ မျက်နှာပြင် သေးတယ်။', 'โอเคครับ แต่จอเล็ก', '可以，屏幕小。']],
		poor: [['One key has to be pressed twice.', 'ခလုတ်တစ်ခု နှစ်ခါနှိပ်ရတယ်။', 'มีปุ่มหนึ่งต้องกดสองครั้ง', '有个键要按两次。']],
		asked: [
			[
				['Does it still have a network here?', 'ဒီမှာ လိုင်းမိလား။', 'ยังใช้กับเครือข่ายได้ไหมคะ', '现在还有网络吗？'],
				[
					'It works in {network} networks. Please ask your operator about your town.',
					'{network} ကွန်ရက်နဲ့ သုံးရပါတယ်။ သင့်မြို့မှာ ရ မရ အော်ပရေတာကို မေးပါ။',
					'ใช้กับเครือข่าย {network} ค่ะ สอบถามสัญญาณในพื้นที่กับผู้ให้บริการนะคะ',
					'用{network}网络，当地信号请问运营商。',
				],
			],
			[
				['How long does it last on one charge?', 'တစ်ခါအားသွင်းရင် ဘယ်လောက်ခံလဲ။', 'ชาร์จครั้งหนึ่งอยู่ได้กี่วันครับ', '充一次能用多久？'],
				[
					'Up to {standby}, with little talking.',
					'ဖုန်းသိပ်မပြောရင် {standby}အထိ ခံပါတယ်။',
					'ได้ถึง {standby} ถ้าไม่ค่อยโทรค่ะ',
					'通话少可达{standby}。',
				],
			],
		],
	},
	smartwatch: {
		good: [
			['Counts my steps reliably.', 'ခြေလှမ်း မှန်မှန်ရေတွက်ပေးတယ်။', 'นับก้าวแม่น', '计步很准。'],
			[
				'Messages on the wrist, the phone stays in my bag.',
				'စာတွေကို လက်ပေါ်မှာဖတ်ပြီး ဖုန်းကို အိတ်ထဲထားလို့ရတယ်။',
				'อ่านข้อความบนข้อมือ ไม่ต้องหยิบมือถือ',
				'手腕上看消息，手机放包里就行。',
			],
			['Light, I sleep with it.', 'ပေါ့တယ်၊ ပတ်ထားပြီး အိပ်လို့ရတယ်။', 'เบา ใส่นอนได้', '轻，睡觉也戴着。'],
		],
		fair: [
			[
				'Good, but hard to read at noon.',
				'ကောင်းပါတယ်၊ နေ့လယ်နေပူထဲ ကြည့်ရခက်တယ်။',
				'ดีครับ แต่กลางแดดอ่านยาก',
				'不错，正午看不太清。',
			],
		],
		poor: [['It loses the connection to my phone.', 'ဖုန်းနဲ့ ခဏခဏ ပြတ်တယ်။', 'หลุดจากมือถือบ่อย', '老是和手机断开。']],
		asked: [
			[
				['Which phones does it work with?', 'ဘယ်ဖုန်းတွေနဲ့ သုံးလို့ ရလဲ။', 'ใช้กับมือถือรุ่นไหนได้บ้างคะ', '支持哪些手机？'],
				['{worksWith}.', '{worksWith} နဲ့ ရပါတယ်။', 'ใช้กับ {worksWith} ค่ะ', '{worksWith}。'],
			],
			[
				['How long does the battery last?', 'ဘက်ထရီ ဘယ်လောက်ခံလဲ။', 'แบตอยู่ได้นานไหมครับ', '续航多久？'],
				['Up to {playtime}.', '{playtime}အထိ ခံပါတယ်။', 'ได้ถึง {playtime} ค่ะ', '最长{playtime}。'],
			],
		],
	},
	charging: {
		good: [
			['Charges fast and does not get hot.', 'အားမြန်မြန်ဝင်ပြီး မပူဘူး။', 'ชาร์จเร็ว ไม่ร้อน', '充得快，不发烫。'],
			[
				'Used it daily for three weeks, no problems.',
				'သုံးပတ် နေ့တိုင်းသုံးပြီးပြီ၊ ဘာမှမဖြစ်ဘူး။',
				'ใช้ทุกวันมาสามอาทิตย์ ไม่มีปัญหา',
				'天天用了三周，没问题。',
			],
			['Works with all phones in our house.', 'အိမ်က ဖုန်းအားလုံးနဲ့ ရတယ်။', 'ใช้ได้กับมือถือทุกเครื่องในบ้าน', '家里的手机都能用。'],
		],
		fair: [['Works well, but a little dear.', 'ကောင်းပါတယ်၊ ဈေးနည်းနည်းကြီးတယ်။', 'ใช้ดีครับ แต่แพงไปนิด', '好用，就是稍贵。']],
		poor: [
			[
				'Stopped charging after a week. Waiting for the refund.',
				'တစ်ပတ်သုံးပြီး အားမဝင်တော့ဘူး၊ ငွေပြန်အမ်းတာ စောင့်နေတယ်။',
				'อาทิตย์เดียวก็ชาร์จไม่เข้า รอเงินคืนอยู่ครับ',
				'一周就充不进了，等退款。',
			],
		],
		asked: [
			[
				['How fast does it charge?', 'အားသွင်းနှုန်း ဘယ်လောက်လဲ။', 'ชาร์จเร็วแค่ไหนครับ', '充电多快？'],
				[
					'Up to {power}, if your phone supports it.',
					'ဖုန်းက လက်ခံရင် {power}အထိ ရပါတယ်။',
					'สูงสุด {power} ถ้ามือถือรองรับค่ะ',
					'手机支持的话最高{power}。',
				],
			],
			[
				['Which connector does it have?', 'ဘယ်လို ခေါင်းလဲ။', 'หัวแบบไหนคะ', '什么接口？'],
				['{connector}.', '{connector} ပါ။', '{connector} ค่ะ', '{connector}。'],
			],
		],
	},
	'phone-case': {
		good: [
			['All keys and ports stay free.', 'ခလုတ်နဲ့ အပေါက်အားလုံး အဆင်ပြေတယ်။', 'ปุ่มและช่องตรงทุกจุด', '按键和孔位都对得上。'],
			[
				'Dropped my phone twice, nothing happened.',
				'ဖုန်းနှစ်ခါ ကျပြီးပြီ၊ ဘာမှမဖြစ်ဘူး။',
				'ทำมือถือตกสองครั้ง ไม่เป็นไร',
				'手机摔了两次都没事。',
			],
			['Grips well, does not slip from the hand.', 'ကိုင်ရတာ မြဲတယ်၊ မချော်ဘူး။', 'จับกระชับ ไม่ลื่นมือ', '握着防滑。'],
		],
		fair: [
			[
				'Good, but makes the phone thicker.',
				'ကောင်းပါတယ်၊ ဖုန်းကို ထူသွားစေတယ်။',
				'ดีครับ แต่เครื่องหนาขึ้น',
				'不错，就是手机变厚了。',
			],
		],
		poor: [['One corner does not close.', 'ထောင့်တစ်ဖက် မကပ်ဘူး။', 'มุมหนึ่งปิดไม่สนิท', '有个角扣不上。']],
		asked: [
			[
				['Which phone does it fit?', 'ဘယ်ဖုန်းနဲ့ ကိုက်လဲ။', 'ใช้กับรุ่นไหนคะ', '适合哪款手机？'],
				[
					'{fits} only. Please compare with the name of your phone.',
					'{fits} နဲ့ပဲ ကိုက်ပါတယ်။ ဖုန်းအမည်နဲ့ တိုက်ကြည့်ပါ။',
					'เฉพาะ {fits} ค่ะ เช็กชื่อรุ่นมือถือก่อนนะคะ',
					'仅适合{fits}，请核对手机型号。',
				],
			],
			[
				[
					'Can I charge without a cable through it?',
					'ကာဗာတပ်ထားရင် ကြိုးမဲ့ အားသွင်းလို့ ရလား။',
					'ใส่เคสแล้วชาร์จไร้สายได้ไหมครับ',
					'戴壳能无线充电吗？',
				],
				[
					'Yes, it is only {thickness} thick, if your phone can.',
					'ဖုန်းက ရရင် ရပါတယ်၊ အထူ {thickness}ပဲ ရှိပါတယ်။',
					'ได้ค่ะ หนาเพียง {thickness} ถ้ามือถือรองรับนะคะ',
					'手机支持就可以，厚度只有{thickness}。',
				],
			],
		],
	},
	'screen-protector': {
		good: [
			['Went on without a single bubble.', 'လေပူဖောင်း တစ်ခုမှမပါဘဲ ကပ်လို့ရတယ်။', 'ติดแล้วไม่มีฟองอากาศเลย', '贴上一个气泡都没有。'],
			['You do not see that it is there.', 'ကပ်ထားတာ မသိသာဘူး။', 'ใสเหมือนไม่ได้ติด', '贴上看不出来。'],
			['Touch reacts as before.', 'ထိတွေ့မှုက အရင်အတိုင်းပဲ။', 'ทัชลื่นเหมือนเดิม', '触控和以前一样灵敏。'],
		],
		fair: [
			[
				'Good, but it attracts fingerprints.',
				'ကောင်းပါတယ်၊ လက်ဗွေရာ ထင်လွယ်တယ်။',
				'ดีครับ แต่เป็นรอยนิ้วมือง่าย',
				'不错，容易留指纹。',
			],
		],
		poor: [['Cracked in the first week.', 'ပထမအပတ်မှာပဲ အက်သွားတယ်။', 'อาทิตย์แรกก็ร้าว', '第一周就裂了。']],
		asked: [
			[
				['Which phone does it fit?', 'ဘယ်ဖုန်းနဲ့ ကိုက်လဲ။', 'ใช้กับรุ่นไหนคะ', '适合哪款手机？'],
				['{fits} only.', '{fits} နဲ့ပဲ ကိုက်ပါတယ်။', 'เฉพาะ {fits} ค่ะ', '仅适合{fits}。'],
			],
			[
				['Is anything to clean the screen in the box?', 'မျက်နှာပြင် သန့်ရှင်းဖို့ ပါလား။', 'มีผ้าเช็ดจอให้ไหมครับ', '带清洁布吗？'],
				[
					'Yes, see “In the box” on this page.',
					'ပါပါတယ်၊ ဒီစာမျက်နှာက “ဘူးထဲတွင် ပါဝင်သည်များ” မှာ ကြည့်ပါ။',
					'มีค่ะ ดูที่ “ในกล่องมีอะไรบ้าง” ในหน้านี้ค่ะ',
					'有，请看本页“包装清单”。',
				],
			],
		],
	},
	'phone-stand': {
		good: [
			['Holds my phone firmly.', 'ဖုန်းကို မြဲမြဲ ကိုင်ထားတယ်။', 'จับมือถือแน่นดี', '夹手机很牢。'],
			['Folds small, fits in my bag.', 'ခေါက်လို့ရပြီး အိတ်ထဲ ဆံ့တယ်။', 'พับเล็ก ใส่กระเป๋าได้', '折起来小，放得进包。'],
			['No shaking in videos.', 'ဗီဒီယိုရိုက်ရင် မလှုပ်ဘူး။', 'ถ่ายวิดีโอไม่สั่น', '拍视频不抖。'],
		],
		fair: [
			[
				'Good, but the joint could be tighter.',
				'ကောင်းပါတယ်၊ အဆစ် ပိုကျပ်ရင် ပိုကောင်းမယ်။',
				'ดีครับ แต่ข้อต่อน่าจะแน่นกว่านี้',
				'不错，关节再紧点就好了。',
			],
		],
		poor: [['The clamp broke after ten days.', 'ဆယ်ရက်နဲ့ ညှပ်တာ ကျိုးသွားတယ်။', 'สิบวันตัวหนีบก็หัก', '十天夹子就断了。']],
		asked: [
			[
				['How large a phone does it hold?', 'ဘယ်အရွယ် ဖုန်းအထိ ရလဲ။', 'ใส่มือถือได้ใหญ่สุดแค่ไหนครับ', '最大能夹多大的手机？'],
				['Up to {screen}.', '{screen} အထိ ရပါတယ်။', 'ไม่เกิน {screen} ค่ะ', '最大{screen}。'],
			],
		],
	},
	headphones: {
		good: [
			['Clear voices, also in calls.', 'အသံကြည်တယ်၊ ဖုန်းပြောရင်လည်း ကြားရတယ်။', 'เสียงชัด คุยโทรศัพท์ก็ดี', '声音清楚，通话也好。'],
			['Comfortable for hours.', 'နာရီနဲ့ချီ တပ်ထားလည်း မနာဘူး။', 'ใส่นาน ๆ ไม่เจ็บหู', '戴几个小时也不疼。'],
			['Bass is strong without booming.', 'ဘေ့စ်သံ အားကောင်းပြီး မဝေါဘူး။', 'เบสแน่น ไม่บวม', '低音有力不轰头。'],
		],
		fair: [
			[
				'Good, but the wind is heard in calls.',
				'ကောင်းပါတယ်၊ ဖုန်းပြောရင် လေသံဝင်တယ်။',
				'ดีครับ แต่คุยสายแล้วได้ยินเสียงลม',
				'不错，通话有风噪。',
			],
		],
		poor: [
			[
				'The left side went silent after a week.',
				'တစ်ပတ်အကြာ ဘယ်ဘက် အသံမထွက်တော့ဘူး။',
				'อาทิตย์เดียวข้างซ้ายไม่ดัง',
				'一周左边就没声了。',
			],
		],
		asked: [
			[
				['How does it connect?', 'ဘယ်လို ချိတ်ရလဲ။', 'เชื่อมต่อแบบไหนครับ', '怎么连接？'],
				[
					'{connection}; its socket is {connector}.',
					'{connection} နဲ့ပါ၊ အပေါက်က {connector} ပါ။',
					'{connection} ช่องเสียบ {connector} ค่ะ',
					'{connection}，接口{connector}。',
				],
			],
			[
				['How many hours does the battery last?', 'ဘက်ထရီ ဘယ်နှစ်နာရီ ခံလဲ။', 'ใช้ได้กี่ชั่วโมงคะ', '能听几个小时？'],
				['Up to {playtime}.', '{playtime}အထိ ခံပါတယ်။', 'ได้ถึง {playtime} ค่ะ', '最长{playtime}。'],
			],
		],
	},
	sound: {
		good: [
			[
				'Fills the room, clear to the last corner.',
				'အခန်းပြည့် ကြည်ကြည်လင်လင် ကြားရတယ်။',
				'เสียงดังชัดเต็มห้อง',
				'满屋子都听得清。',
			],
			['Small, but with a big sound.', 'သေးပေမယ့် အသံကြီးတယ်။', 'ตัวเล็กแต่เสียงใหญ่', '个头小声音大。'],
			['Runs every day in the shop.', 'ဆိုင်မှာ နေ့တိုင်းဖွင့်တယ်။', 'เปิดในร้านทุกวัน', '店里天天开。'],
		],
		fair: [
			[
				'Good, but it distorts at full volume.',
				'ကောင်းပါတယ်၊ အသံအကုန်ဖွင့်ရင် ကွဲတယ်။',
				'ดีครับ แต่เปิดสุดแล้วเสียงแตก',
				'不错，开到最大会破音。',
			],
		],
		poor: [['Hums all the time.', 'အမြဲ ဝီဝီသံ ထွက်နေတယ်။', 'มีเสียงฮัมตลอด', '一直有嗡嗡声。']],
		asked: [
			[
				['What does it run on?', 'ဘာပါဝါနဲ့ သုံးရလဲ။', 'ใช้ไฟจากอะไรคะ', '用什么供电？'],
				['{powerSource}.', '{powerSource} ပါ။', '{powerSource}ค่ะ', '{powerSource}。'],
			],
			[
				['How wide is it?', 'အကျယ် ဘယ်လောက်လဲ။', 'กว้างเท่าไหร่ครับ', '有多宽？'],
				['{width}.', '{width} ပါ။', 'กว้าง {width} ค่ะ', '宽{width}。'],
			],
		],
	},
	microphone: {
		good: [
			['My voice sounds natural.', 'အသံက သဘာဝကျကျ ထွက်တယ်။', 'เสียงเป็นธรรมชาติ', '声音很自然。'],
			['Plugged in and it worked.', 'တပ်လိုက်တာနဲ့ သုံးလို့ရပြီ။', 'เสียบแล้วใช้ได้เลย', '插上就能用。'],
			[
				'Much better than the one in my laptop.',
				'လက်တော့ပ်ထဲကဟာထက် အများကြီးသာတယ်။',
				'ดีกว่าไมค์ในโน้ตบุ๊กเยอะ',
				'比笔记本自带的好多了。',
			],
		],
		fair: [
			[
				'Good, but it also catches the fan.',
				'ကောင်းပါတယ်၊ ပန်ကာသံပါ ဝင်တယ်။',
				'ดีครับ แต่เก็บเสียงพัดลมด้วย',
				'不错，会收到风扇声。',
			],
		],
		poor: [['Crackles when I move it.', 'ရွှေ့ရင် တဖျစ်ဖျစ်မြည်တယ်။', 'ขยับแล้วมีเสียงแกรก', '一动就有杂音。']],
		asked: [
			[
				['How does it connect?', 'ဘယ်လို ချိတ်ရလဲ။', 'เชื่อมต่อแบบไหนครับ', '怎么连接？'],
				['{connection}.', '{connection} နဲ့ပါ။', '{connection} ค่ะ', '{connection}。'],
			],
			[
				['What is it best for?', 'ဘာအတွက် အကောင်းဆုံးလဲ။', 'เหมาะกับงานแบบไหนคะ', '适合做什么用？'],
				['{functions}.', '{functions} အတွက်ပါ။', '{functions}ค่ะ', '{functions}。'],
			],
		],
	},
	laptop: {
		good: [
			['Starts in seconds and stays quiet.', 'စက္ကန့်ပိုင်းနဲ့ တက်ပြီး အသံတိတ်တယ်။', 'เปิดเครื่องไว เงียบ', '开机几秒，很安静。'],
			[
				'Good keyboard, I write on it all day.',
				'ကီးဘုတ်ကောင်းတယ်၊ တစ်နေ့လုံး စာရိုက်တယ်။',
				'คีย์บอร์ดพิมพ์สบาย ใช้ทั้งวัน',
				'键盘好，打一天字也不累。',
			],
			[
				'Enough for study, calls and a little editing.',
				'စာသင်၊ အွန်လိုင်းခေါ်ဆို၊ ဗီဒီယိုနည်းနည်းတည်းဖို့ လုံလောက်တယ်။',
				'เรียน ประชุม ตัดต่อเบา ๆ ได้สบาย',
				'上课、开会、简单剪辑都够用。',
			],
		],
		fair: [
			['Good, but the speakers are thin.', 'ကောင်းပါတယ်၊ စပီကာသံ ပါးတယ်။', 'ดีครับ แต่เสียงลำโพงบาง', '不错，外放声音单薄。'],
		],
		poor: [['A key came off in the first month.', 'ပထမလမှာပဲ ခလုတ်တစ်ခု ပြုတ်သွားတယ်။', 'เดือนแรกปุ่มก็หลุด', '第一个月就掉了个键。']],
		asked: [
			[
				['Is Windows installed?', 'စနစ် တင်ပြီးသားလား။', 'ลงระบบมาให้ไหมครับ', '装好系统了吗？'],
				['It comes with {system}.', '{system} တင်ပြီးသားပါ။', 'มากับ {system} ค่ะ', '自带{system}。'],
			],
			[
				['How heavy is it?', 'ဘယ်လောက်လေးလဲ။', 'หนักเท่าไหร่คะ', '有多重？'],
				[
					'{weight}, with a screen of {screen}.',
					'{weight} ပါ၊ မျက်နှာပြင်က {screen} ပါ။',
					'{weight} หน้าจอ {screen} ค่ะ',
					'{weight}，屏幕{screen}。',
				],
			],
			[
				['How long does the battery last?', 'ဘက်ထရီ ဘယ်လောက်ခံလဲ။', 'แบตอยู่ได้กี่ชั่วโมงครับ', '续航多久？'],
				[
					'Up to {playtime} of office work.',
					'ရုံးအလုပ်လုပ်ရင် {playtime}အထိ ခံပါတယ်။',
					'ใช้งานทั่วไปได้ถึง {playtime} ค่ะ',
					'办公最长{playtime}。',
				],
			],
		],
	},
	input: {
		good: [
			['Reacts without delay.', 'နှိပ်လိုက်တာနဲ့ ချက်ချင်းတုံ့ပြန်တယ်။', 'ตอบสนองไว ไม่หน่วง', '反应快，没延迟。'],
			['Feels solid and sits well under the hand.', 'ခိုင်ခံ့ပြီး လက်နဲ့အံကျတယ်။', 'งานแน่น วางมือพอดี', '做工扎实，手感好。'],
			['Worked at once with my computer.', 'ကျွန်တော့်ကွန်ပျူတာနဲ့ ချက်ချင်းရတယ်။', 'ต่อกับคอมแล้วใช้ได้เลย', '连上电脑马上能用。'],
		],
		fair: [
			[
				'Good, but louder than I thought.',
				'ကောင်းပါတယ်၊ ထင်ထားတာထက် အသံကျယ်တယ်။',
				'ดีครับ แต่เสียงกดดังกว่าที่คิด',
				'不错，按键声比想象的大。',
			],
		],
		poor: [['One button sticks.', 'ခလုတ်တစ်ခု ကပ်နေတယ်။', 'มีปุ่มหนึ่งค้าง', '有个键会卡住。']],
		asked: [
			[
				['How does it connect?', 'ဘယ်လို ချိတ်ရလဲ။', 'เชื่อมต่อแบบไหนครับ', '怎么连接？'],
				['{connection}.', '{connection} နဲ့ပါ။', '{connection} ค่ะ', '{connection}。'],
			],
		],
	},
	picture: {
		good: [
			['Sharp picture, natural colours.', 'ရုပ်ထွက်ကြည်ပြီး အရောင်သဘာဝကျတယ်။', 'ภาพคมชัด สีเป็นธรรมชาติ', '画面清晰，色彩自然。'],
			['Set up in ten minutes.', 'ဆယ်မိနစ်နဲ့ ဆင်ပြီးသွားတယ်။', 'ตั้งค่าสิบนาทีเสร็จ', '十分钟就装好。'],
			[
				'Film night at home every Saturday now.',
				'စနေနေ့တိုင်း အိမ်မှာ ရုပ်ရှင်ကြည့်ဖြစ်တယ်။',
				'วันเสาร์ดูหนังกันที่บ้านทุกอาทิตย์',
				'每周六都在家看电影。',
			],
		],
		fair: [
			[
				'Good picture, the sound could be fuller.',
				'ရုပ်ထွက်ကောင်းတယ်၊ အသံ ပိုပြည့်ရင် ပိုကောင်းမယ်။',
				'ภาพดีครับ แต่เสียงบางไปหน่อย',
				'画面好，声音单薄些。',
			],
		],
		poor: [
			[
				'A dark spot in the corner. Waiting for the exchange.',
				'ထောင့်မှာ အမည်းကွက် ပါလာတယ်၊ လဲပေးတာ စောင့်နေတယ်။',
				'มีจุดดำที่มุมจอ รอเปลี่ยนอยู่ครับ',
				'角上有个暗点，等换货。',
			],
		],
		asked: [
			[
				['What resolution does it have?', 'ပုံရိပ်ကြည်လင်မှု ဘယ်လောက်လဲ။', 'ความละเอียดเท่าไหร่คะ', '分辨率多少？'],
				['{resolution}.', '{resolution} ပါ။', '{resolution} ค่ะ', '{resolution}。'],
			],
			[
				['Which cables come with it?', 'ဘယ်ကြိုးတွေ ပါလာလဲ။', 'มีสายอะไรมาให้บ้างครับ', '带哪些线？'],
				[
					'See “In the box” on this page.',
					'ဒီစာမျက်နှာက “ဘူးထဲတွင် ပါဝင်သည်များ” မှာ ကြည့်ပါ။',
					'ดูที่ “ในกล่องมีอะไรบ้าง” ในหน้านี้ได้เลยค่ะ',
					'请看本页“包装清单”。',
				],
			],
			[
				['How heavy is it?', 'ဘယ်လောက်လေးလဲ။', 'หนักเท่าไหร่คะ', '有多重？'],
				['{weight}.', '{weight} ပါ။', '{weight} ค่ะ', '{weight}。'],
			],
		],
	},
	monitor: {
		good: [
			['Sharp letters, my eyes do not tire.', 'စာလုံးကြည်လို့ မျက်စိမညောင်းဘူး။', 'ตัวหนังสือคม ไม่ล้าตา', '文字清晰，眼睛不累。'],
			[
				'Two windows side by side, work is easier.',
				'ဝင်းဒိုးနှစ်ခု ဘေးချင်းယှဉ် ဖွင့်လို့ရလို့ အလုပ်လုပ်ရ လွယ်တယ်။',
				'เปิดสองหน้าต่างคู่กัน ทำงานสะดวกขึ้น',
				'两个窗口并排，办公方便。',
			],
			['No dead point anywhere.', 'အစက်သေ တစ်စက်မှ မပါဘူး။', 'ไม่มีจุดเสียเลย', '没有坏点。'],
		],
		fair: [
			['Good, but the stand does not turn.', 'ကောင်းပါတယ်၊ ခြေထောက် လှည့်လို့မရဘူး။', 'ดีครับ แต่ขาตั้งหมุนไม่ได้', '不错，底座不能转。'],
		],
		poor: [
			[
				'One corner is darker. Waiting for the exchange.',
				'ထောင့်တစ်ဖက် မှောင်နေတယ်၊ လဲပေးတာ စောင့်နေတယ်။',
				'มุมหนึ่งมืดกว่า รอเปลี่ยนอยู่ครับ',
				'有个角偏暗，等换货。',
			],
		],
		asked: [
			[
				['What resolution does it have?', 'ပုံရိပ်ကြည်လင်မှု ဘယ်လောက်လဲ။', 'ความละเอียดเท่าไหร่คะ', '分辨率多少？'],
				[
					'{resolution}, {refresh}.',
					'{resolution} ပါ၊ {refresh} ပါ။',
					'{resolution} ที่ {refresh} ค่ะ',
					'{resolution}，{refresh}。',
				],
			],
			[
				['How does it connect?', 'ဘယ်လို ချိတ်ရလဲ။', 'เชื่อมต่อแบบไหนครับ', '怎么连接？'],
				[
					'{connection}. Cables are under “In the box” on this page.',
					'{connection} နဲ့ပါ။ ကြိုးတွေကို ဒီစာမျက်နှာက “ဘူးထဲတွင် ပါဝင်သည်များ” မှာ ကြည့်ပါ။',
					'{connection} ค่ะ สายที่ให้มาดูที่ “ในกล่องมีอะไรบ้าง” ในหน้านี้ค่ะ',
					'{connection}，附带线材见本页“包装清单”。',
				],
			],
		],
	},
	camera: {
		good: [
			['Sharp pictures, also in the evening.', 'ညနေစောင်းတောင် ပုံကြည်တယ်။', 'ภาพคม ถ่ายตอนเย็นก็ชัด', '傍晚拍也清晰。'],
			[
				'Took it on a trip, light enough for the whole day.',
				'ခရီးယူသွားတာ ပေါ့လို့ တစ်နေ့လုံး အဆင်ပြေတယ်။',
				'พกไปเที่ยวทั้งวัน ไม่หนัก',
				'带去旅行一整天也不累。',
			],
			['Sends pictures to my phone quickly.', 'ဖုန်းထဲ ပုံမြန်မြန်ပို့လို့ရတယ်။', 'ส่งรูปเข้ามือถือเร็ว', '传手机很快。'],
		],
		fair: [
			[
				'Good, but the menu takes time to learn.',
				'ကောင်းပါတယ်၊ မီနူး လေ့လာရတာ ကြာတယ်။',
				'ดีครับ แต่เมนูต้องเรียนรู้นาน',
				'不错，菜单要学一阵。',
			],
		],
		poor: [['Misses the focus too often.', 'ဖိုးကပ်စ် မကြာခဏ လွဲတယ်။', 'โฟกัสพลาดบ่อย', '经常对不上焦。']],
		asked: [
			[
				['Can it get wet?', 'ရေစိုလို့ ရလား။', 'โดนน้ำได้ไหมคะ', '能沾水吗？'],
				[
					'“Water resistance” in the specifications: {water}.',
					'“ရေခံနိုင်မှု” မှာ {water} လို့ ရေးထားပါတယ်။',
					'“การกันน้ำ”: {water} ค่ะ',
					'“防水”：{water}。',
				],
			],
			[
				['How does it connect to a phone?', 'ဖုန်းနဲ့ ဘယ်လိုချိတ်ရလဲ။', 'ต่อกับมือถือยังไงครับ', '怎么连手机？'],
				['{connection}.', '{connection} နဲ့ပါ။', '{connection} ค่ะ', '{connection}。'],
			],
		],
	},
	'security-camera': {
		good: [
			['Clear picture, even with little light.', 'အလင်းနည်းလည်း ရုပ်ထွက်ကြည်တယ်။', 'แสงน้อยก็ยังเห็นชัด', '光线暗也看得清。'],
			['Easy to fix, nothing shakes.', 'တပ်ရလွယ်တယ်၊ မလှုပ်ဘူး။', 'ติดตั้งง่าย ไม่สั่น', '安装简单，不晃。'],
			['Wide view, nothing is missed.', 'မြင်ကွင်းကျယ်တယ်၊ ဘာမှမလွတ်ဘူး။', 'มุมกว้าง เห็นครบ', '视角广，不漏。'],
		],
		fair: [
			[
				'Good, but setting it up took a while.',
				'ကောင်းပါတယ်၊ ဆင်ရတာ ကြာတယ်။',
				'ดีครับ แต่ตั้งค่านานไปหน่อย',
				'不错，设置花了点时间。',
			],
		],
		poor: [['The picture freezes now and then.', 'ရုပ်က ခဏခဏ ရပ်သွားတယ်။', 'ภาพค้างบ่อย', '画面时不时卡住。']],
		asked: [
			[
				['How wide does it see?', 'မြင်ကွင်း ဘယ်လောက်ကျယ်လဲ။', 'มุมกว้างแค่ไหนครับ', '视角多大？'],
				[
					'{angle}, in {resolution}.',
					'{angle} ပါ၊ {resolution} နဲ့ ရိုက်ပါတယ်။',
					'{angle} ความละเอียด {resolution} ค่ะ',
					'{angle}，分辨率{resolution}。',
				],
			],
			[
				['What does it run on?', 'ဘာပါဝါနဲ့ သုံးရလဲ။', 'ใช้ไฟจากอะไรคะ', '用什么供电？'],
				['{powerSource}.', '{powerSource} ပါ။', '{powerSource}ค่ะ', '{powerSource}。'],
			],
		],
	},
	data: {
		good: [
			['Copies fast.', 'ကူးတာ မြန်တယ်။', 'โอนไฟล์เร็ว', '拷贝快。'],
			['Recognised at once.', 'ထိုးလိုက်တာနဲ့ ချက်ချင်းသိတယ်။', 'เสียบแล้วเจอทันที', '插上马上识别。'],
			[
				'The full size is really there, I tested it.',
				'စမ်းကြည့်ပြီးပြီ၊ ပမာဏ အပြည့်ရှိတယ်။',
				'ลองทดสอบแล้ว ความจุเต็มจริง',
				'测过了，容量是足的。',
			],
		],
		fair: [
			[
				'Good, but gets warm with large files.',
				'ကောင်းပါတယ်၊ ဖိုင်ကြီးကူးရင် ပူတယ်။',
				'ดีครับ แต่ไฟล์ใหญ่แล้วร้อน',
				'不错，拷大文件会热。',
			],
		],
		poor: [['My computer does not see it any more.', 'ကွန်ပျူတာက မသိတော့ဘူး။', 'คอมมองไม่เห็นแล้ว', '电脑认不到了。']],
		asked: [
			[
				['How fast does it read?', 'ဖတ်နှုန်း ဘယ်လောက်လဲ။', 'อ่านเร็วแค่ไหนครับ', '读取多快？'],
				['Up to {speed}.', '{speed} အထိ ရပါတယ်။', 'สูงสุด {speed} ค่ะ', '最高{speed}。'],
			],
			[
				['How does it connect?', 'ဘယ်လို ချိတ်ရလဲ။', 'เชื่อมต่อแบบไหนคะ', '什么接口？'],
				['{connection}.', '{connection} ပါ။', '{connection} ค่ะ', '{connection}。'],
			],
		],
	},
	'usb-hub': {
		good: [
			['All ports work at the same time.', 'အပေါက်အားလုံး တစ်ပြိုင်နက် သုံးလို့ရတယ်။', 'ใช้ได้พร้อมกันทุกช่อง', '所有接口能同时用。'],
			['Small and solid.', 'သေးပြီး ခိုင်တယ်။', 'เล็กแต่แน่น', '小巧结实。'],
			[
				'One cable on my desk instead of four.',
				'စားပွဲပေါ်မှာ ကြိုးလေးချောင်းအစား တစ်ချောင်းပဲ ရှိတော့တယ်။',
				'จากสายสี่เส้นเหลือเส้นเดียว',
				'桌上四根线变一根。',
			],
		],
		fair: [['Good, but the cable is short.', 'ကောင်းပါတယ်၊ ကြိုးတိုတယ်။', 'ดีครับ แต่สายสั้น', '不错，线有点短。']],
		poor: [['One port does not work.', 'အပေါက်တစ်ခု မရဘူး။', 'มีช่องหนึ่งใช้ไม่ได้', '有个接口不能用。']],
		asked: [
			[
				['Which ports does it have?', 'ဘယ်အပေါက်တွေ ပါလဲ။', 'มีช่องอะไรบ้างครับ', '有哪些接口？'],
				[
					'{ports} ports: {connection}.',
					'အပေါက် {ports} ခု၊ {connection} ပါ။',
					'{ports} ช่อง: {connection} ค่ะ',
					'{ports}个接口：{connection}。',
				],
			],
		],
	},
	printer: {
		good: [
			[
				'Prints from the phone without a computer.',
				'ကွန်ပျူတာမလိုဘဲ ဖုန်းကနေ ထုတ်လို့ရတယ်။',
				'สั่งพิมพ์จากมือถือได้เลย',
				'手机直接打印，不用电脑。',
			],
			['Clear text, clean edges.', 'စာလုံးကြည်ပြီး အနားသပ်တယ်။', 'ตัวหนังสือคม ขอบเรียบร้อย', '文字清晰，边缘干净。'],
			['The ink lasts much longer than I thought.', 'မှင်က ထင်ထားတာထက် ပိုခံတယ်။', 'หมึกอยู่ได้นานกว่าที่คิด', '墨水比想象的耐用。'],
		],
		fair: [
			[
				'Good, but the first setup took an hour.',
				'ကောင်းပါတယ်၊ ပထမဆုံးဆင်တာ တစ်နာရီကြာတယ်။',
				'ดีครับ แต่ตั้งค่าครั้งแรกเป็นชั่วโมง',
				'不错，第一次设置花了一小时。',
			],
		],
		poor: [['Takes two sheets at once.', 'စာရွက်နှစ်ရွက် တစ်ခါတည်း ဆွဲတယ်။', 'ดึงกระดาษทีละสองแผ่น', '老是一次进两张纸。']],
		asked: [
			[
				['Can it also scan and copy?', 'စကန်ဖတ်၊ မိတ္တူကူးလို့ရော ရလား။', 'สแกนกับถ่ายเอกสารได้ไหมคะ', '能扫描复印吗？'],
				[
					'Its functions: {functions}; paper up to {paperSize}.',
					'လုပ်ဆောင်ချက်က {functions} ပါ၊ စာရွက်က {paperSize} အထိ ရပါတယ်။',
					'{functions} กระดาษสูงสุด {paperSize} ค่ะ',
					'功能：{functions}，最大{paperSize}。',
				],
			],
			[
				['Is ink in the box?', 'မှင် ပါလာလား။', 'มีหมึกมาให้ไหมครับ', '带墨水吗？'],
				[
					'See “In the box” on this page.',
					'ဒီစာမျက်နှာက “ဘူးထဲတွင် ပါဝင်သည်များ” မှာ ကြည့်ပါ။',
					'ดูที่ “ในกล่องมีอะไรบ้าง” ในหน้านี้ค่ะ',
					'请看本页“包装清单”。',
				],
			],
		],
	},
	'printer-ink': {
		good: [
			['The printer accepts it at once.', 'ပရင်တာက ချက်ချင်းလက်ခံတယ်။', 'เครื่องพิมพ์รับทันที', '打印机马上识别。'],
			['Filled in without a drop on the table.', 'တစ်စက်မှ မဖိတ်ဘဲ ဖြည့်လို့ရတယ်။', 'เติมแล้วไม่หกเลย', '加墨一滴没洒。'],
			['Same colours as before.', 'အရောင်က အရင်အတိုင်းပဲ။', 'สีเหมือนเดิม', '颜色和以前一样。'],
		],
		fair: [['Fine, only the bottle is small.', 'အဆင်ပြေပါတယ်၊ ဘူးသေးတယ်။', 'โอเคครับ แต่ขวดเล็ก', '可以，就是瓶子小。']],
		poor: [['The cap leaked.', 'အဖုံးက ယိုတယ်။', 'ฝาซึม', '盖子漏墨。']],
		asked: [
			[
				['Which printers is it for?', 'ဘယ်ပရင်တာအတွက်လဲ။', 'ใช้กับเครื่องพิมพ์รุ่นไหนคะ', '适合哪些打印机？'],
				[
					'{worksWith}. Please compare the number of the ink with that of your printer.',
					'{worksWith} ပါ။ မှင်နံပါတ်ကို ပရင်တာနဲ့ တိုက်ကြည့်ပါ။',
					'{worksWith} ค่ะ เทียบเบอร์หมึกกับเครื่องก่อนนะคะ',
					'{worksWith}，请核对墨水型号。',
				],
			],
			[
				['How many pages does it print?', 'ဘယ်နှစ်ရွက် ထုတ်လို့ရလဲ။', 'พิมพ์ได้กี่แผ่นครับ', '能打印多少页？'],
				['About {yield}.', '{yield}လောက် ရပါတယ်။', 'ประมาณ {yield} ค่ะ', '约{yield}。'],
			],
		],
	},
	router: {
		good: [
			['Now there is Wi-Fi in every room.', 'အခန်းတိုင်း ဝိုင်ဖိုင်မိတော့တယ်။', 'Wi-Fi ถึงทุกห้องแล้ว', '每个房间都有信号了。'],
			['No more breaks in video calls.', 'ဗီဒီယိုကောလ် မပြတ်တော့ဘူး။', 'วิดีโอคอลไม่หลุดแล้ว', '视频通话不断了。'],
			[
				'Set up from the phone in five minutes.',
				'ဖုန်းနဲ့ ငါးမိနစ်အတွင်း ဆင်ပြီးတယ်။',
				'ตั้งค่าผ่านมือถือห้านาทีเสร็จ',
				'手机上五分钟设好。',
			],
		],
		fair: [
			[
				'Good, but weak behind two walls.',
				'ကောင်းပါတယ်၊ နံရံနှစ်ထပ်နောက်မှာ အားနည်းတယ်။',
				'ดีครับ แต่ผ่านกำแพงสองชั้นแล้วอ่อน',
				'不错，隔两堵墙就弱。',
			],
		],
		poor: [['Has to be restarted every day.', 'နေ့တိုင်း ပြန်ဖွင့်ပေးရတယ်။', 'ต้องรีสตาร์ตทุกวัน', '每天都要重启。']],
		asked: [
			[
				['How fast is it?', 'အမြန်နှုန်း ဘယ်လောက်လဲ။', 'ความเร็วเท่าไหร่ครับ', '速率多少？'],
				[
					'{technology}, up to {rate}.',
					'{technology} နဲ့ {rate} အထိ ရပါတယ်။',
					'{technology} สูงสุด {rate} ค่ะ',
					'{technology}，最高{rate}。',
				],
			],
			[
				['How many ports does it have?', 'အပေါက် ဘယ်နှစ်ခုပါလဲ။', 'มีกี่ช่องคะ', '有几个网口？'],
				['{ports} ports.', '{ports} ခု ပါပါတယ်။', '{ports} ช่องค่ะ', '{ports}个。'],
			],
		],
	},
	calculator: {
		good: [
			['Large digits, easy on the eyes.', 'ဂဏန်းကြီးလို့ မျက်စိသက်သာတယ်။', 'ตัวเลขใหญ่ อ่านง่าย', '数字大，看着舒服。'],
			['On the counter of our shop every day.', 'ဆိုင်ကောင်တာမှာ နေ့တိုင်းသုံးတယ်။', 'วางใช้หน้าร้านทุกวัน', '店里柜台天天用。'],
			['My son uses it at school.', 'သား ကျောင်းမှာ သုံးနေတယ်။', 'ลูกชายใช้ที่โรงเรียน', '儿子上学在用。'],
		],
		fair: [
			['Good, but the keys are a bit hard.', 'ကောင်းပါတယ်၊ ခလုတ်တွေ နည်းနည်းမာတယ်။', 'ดีครับ แต่ปุ่มแข็งไปนิด', '不错，按键有点硬。'],
		],
		poor: [['One key does not react.', 'ခလုတ်တစ်ခု မရဘူး။', 'มีปุ่มหนึ่งกดไม่ติด', '有个键按不动。']],
		asked: [
			[
				['How many digits does it show?', 'ဂဏန်း ဘယ်နှစ်လုံးပြလဲ။', 'แสดงกี่หลักคะ', '显示几位数？'],
				['{digits}.', '{digits} ပါ။', '{digits}ค่ะ', '{digits}。'],
			],
			[
				['What does it run on?', 'ဘာပါဝါနဲ့ သုံးရလဲ။', 'ใช้ไฟจากอะไรครับ', '用什么供电？'],
				['{powerSource}.', '{powerSource} ပါ။', '{powerSource}ค่ะ', '{powerSource}。'],
			],
		],
	},
} satisfies Record<string, Voice>;
