import type { Voice } from './types.ts';

/** What is said of digital goods, each kind in its own words. */
export const DIGITAL_VOICES = {
	'game-credit': {
		good: [
			['Credited the moment I entered the code.', 'ကုဒ်ထည့်တာနဲ့ ချက်ချင်းဝင်တယ်။', 'กรอกโค้ดแล้วเข้าทันที', '输入兑换码马上到账。'],
			['Cheaper than in the game.', 'ဂိမ်းထဲမှာထက် ဈေးသက်သာတယ်။', 'ถูกกว่าซื้อในเกมอีก', '比游戏里便宜。'],
			['Worked at the first try.', 'တစ်ခါတည်း အဆင်ပြေတယ်။', 'ใช้ได้เลยครั้งแรก', '一次就成功。'],
		],
		fair: [
			[
				'Fine, but the code is long to type.',
				'အဆင်ပြေပါတယ်၊ ကုဒ်က ရိုက်ရတာ ရှည်တယ်။',
				'โอเค แต่โค้ดยาว พิมพ์นาน',
				'可以，就是码太长不好输。',
			],
		],
		poor: [
			[
				'The code was refused. The shop is checking it.',
				'ကုဒ်ကို လက်မခံဘူး၊ ဆိုင်က စစ်ပေးနေတယ်။',
				'โค้ดใช้ไม่ได้ ร้านกำลังตรวจให้',
				'兑换码被拒，店家在查。',
			],
		],
		asked: [
			[
				[
					'Does it work with an account from another country?',
					'တခြားနိုင်ငံက အကောင့်နဲ့ သုံးလို့ ရလား။',
					'ใช้กับบัญชีต่างประเทศได้ไหมคะ',
					'国外账号能用吗？',
				],
				[
					'No, only in {region}.',
					'မရပါဘူး၊ {region} မှာပဲ သုံးလို့ရပါတယ်။',
					'ไม่ได้ค่ะ ใช้ได้ใน{region}เท่านั้นค่ะ',
					'不能，适用地区：{region}。',
				],
			],
			[
				['On which phones does it work?', 'ဘယ်ဖုန်းတွေမှာ ရလဲ။', 'ใช้กับมือถืออะไรได้บ้างครับ', '哪些手机能用？'],
				['{platform}.', '{platform} မှာ ရပါတယ်။', '{platform} ค่ะ', '{platform}。'],
			],
		],
	},
	'mobile-credit': {
		good: [
			['On my number within a minute.', 'တစ်မိနစ်အတွင်း ဖုန်းထဲ ရောက်တယ်။', 'เข้าเบอร์ภายในนาทีเดียว', '一分钟就到手机号。'],
			[
				'I top up my parents’ phones with it.',
				'အဖေအမေ ဖုန်းတွေကို ဒီကနေ ဖြည့်ပေးတယ်။',
				'ใช้เติมให้พ่อแม่ตลอด',
				'给爸妈手机充值都用这个。',
			],
			[
				'Better than going out to the shop at night.',
				'ညဘက် ဆိုင်ထွက်ဝယ်စရာ မလိုတော့ဘူး။',
				'ดึก ๆ ไม่ต้องออกไปร้าน',
				'晚上不用跑店里了。',
			],
		],
		fair: [
			['Works, but the code is long to type.', 'ရပါတယ်၊ ကုဒ်က ရိုက်ရတာ ရှည်တယ်။', 'ใช้ได้ แต่โค้ดยาว พิมพ์นาน', '能用，就是码太长。'],
		],
		poor: [
			[
				'My operator refused the code. Waiting for the refund.',
				'အော်ပရေတာက ကုဒ်လက်မခံဘူး၊ ငွေပြန်အမ်းတာ စောင့်နေတယ်။',
				'ค่ายไม่รับโค้ด รอเงินคืนอยู่ครับ',
				'运营商不认兑换码，等退款。',
			],
		],
		asked: [
			[
				['How long is it valid?', 'သက်တမ်း ဘယ်လောက်လဲ။', 'ใช้ได้นานแค่ไหนคะ', '有效期多久？'],
				[
					'{days}, in {region}.',
					'{days} ပါ၊ {region} မှာ သုံးနိုင်ပါတယ်။',
					'{days} ใช้ได้ใน{region}ค่ะ',
					'{days}，适用地区：{region}。',
				],
			],
		],
	},
	voucher: {
		good: [
			[
				'A present at the last minute, saved my evening.',
				'နောက်ဆုံးမိနစ် လက်ဆောင်ဝယ်တာ အဆင်ပြေသွားတယ်။',
				'ของขวัญนาทีสุดท้าย รอดไปเลย',
				'最后一刻的礼物，救了急。',
			],
			[
				'My sister chose for herself, both of us are happy.',
				'ညီမက သူ့ဘာသာ ရွေးဝယ်တယ်၊ နှစ်ယောက်လုံး ပျော်တယ်။',
				'น้องสาวเลือกเอง ถูกใจทั้งคู่',
				'妹妹自己挑，大家都开心。',
			],
			['Could spend it in parts.', 'ခွဲသုံးလို့ ရတယ်။', 'แบ่งใช้หลายครั้งได้', '可以分几次用。'],
		],
		fair: [
			[
				'Good, but the greeting could be longer.',
				'ကောင်းပါတယ်၊ ဆုတောင်းစာ ပိုရှည်ရေးလို့ရရင် ပိုကောင်းမယ်။',
				'ดีค่ะ แต่อยากเขียนคำอวยพรได้ยาวกว่านี้',
				'不错，祝福语能再长点就好。',
			],
		],
		poor: [
			[
				'The email with it went into the spam folder.',
				'အီးမေးလ်က spam ထဲ ရောက်သွားတယ်။',
				'อีเมลไปอยู่ในสแปม',
				'邮件进了垃圾箱。',
			],
		],
		asked: [
			[
				['Where can I use it?', 'ဘယ်မှာ သုံးလို့ ရလဲ။', 'ใช้ได้ที่ไหนคะ', '在哪里能用？'],
				['{worksWith}.', '{worksWith} မှာ ရပါတယ်။', '{worksWith}ค่ะ', '{worksWith}。'],
			],
			[
				['Can I give it to a friend?', 'သူငယ်ချင်းကို ပေးလို့ ရလား။', 'ให้เพื่อนได้ไหมครับ', '可以送给朋友吗？'],
				[
					'Yes, as long as you haven’t used it yourself.',
					'ကိုယ်တိုင် မသုံးရသေးရင် ပေးလို့ ရပါတယ်။',
					'ได้ค่ะ ถ้ายังไม่ได้ใช้เองค่ะ',
					'自己没有使用过就可以送。',
				],
			],
		],
	},
	film: {
		good: [
			['Plays smoothly on my phone.', 'ဖုန်းမှာ ချောချောမွေ့မွေ့ပဲ။', 'ดูบนมือถือลื่นมาก', '手机上播放很流畅。'],
			['Subtitles are well translated.', 'စာတန်းထိုး ဘာသာပြန်ကောင်းတယ်။', 'ซับแปลดี', '字幕翻译得好。'],
			['Enough to watch for the whole month.', 'တစ်လလုံး ကြည့်စရာ မကုန်ဘူး။', 'มีให้ดูทั้งเดือน', '一个月都看不完。'],
		],
		fair: [
			[
				'Good choice, though some titles are missing.',
				'ကောင်းပါတယ်၊ ခေါင်းစဉ်တချို့ မပါဘူး။',
				'ดีค่ะ แต่บางเรื่องยังไม่มี',
				'不错，就是少了几部。',
			],
		],
		poor: [['Keeps stopping in the evening.', 'ညနေပိုင်း ခဏခဏ ရပ်တယ်။', 'ช่วงเย็นสะดุดบ่อย', '晚上经常卡。']],
		asked: [
			[
				[
					'On how many devices can I watch at once?',
					'စက်ဘယ်နှစ်လုံး တစ်ပြိုင်နက် ကြည့်လို့ရလဲ။',
					'ดูพร้อมกันได้กี่เครื่องครับ',
					'能几台设备同时看？',
				],
				[
					'{devices}, in {quality}.',
					'{devices} ပါ၊ {quality} နဲ့ ကြည့်နိုင်ပါတယ်။',
					'{devices} ความละเอียด {quality} ค่ะ',
					'{devices}，画质{quality}。',
				],
			],
			[
				['Does it renew by itself?', 'အလိုအလျောက် သက်တမ်းတိုးလား။', 'ต่ออายุเองไหมคะ', '会自动续费吗？'],
				[
					'No, unless you choose so when you pay. We remind you before it ends.',
					'ငွေပေးချိန်မှာ မရွေးရင် မတိုးပါဘူး။ မကုန်ခင် သတိပေးပါတယ်။',
					'ไม่ต่อค่ะ นอกจากเลือกไว้ตอนชำระเงิน ก่อนหมดเราแจ้งให้ค่ะ',
					'不会，除非付款时选择。到期前会提醒您。',
				],
			],
		],
	},
	'sport-pass': {
		good: [
			['Every match live, without a break.', 'ပွဲတိုင်း တိုက်ရိုက်ကြည့်ရတယ်၊ မပြတ်ဘူး။', 'ดูสดทุกแมตช์ ไม่มีสะดุด', '每场都能看直播，不卡。'],
			['Watched the replay the next morning.', 'နောက်နေ့မနက် ပြန်ကြည့်လို့ရတယ်။', 'เช้าวันต่อมาดูย้อนหลังได้', '第二天早上还能看回放。'],
			['Sharp enough to see the ball.', 'ဘောလုံးကို ထင်ထင်ရှားရှား မြင်ရတယ်။', 'ภาพชัด เห็นลูกบอลเลย', '画面清楚，看得见球。'],
		],
		fair: [
			[
				'Good, but half a minute behind the radio.',
				'ကောင်းပါတယ်၊ ရေဒီယိုထက် စက္ကန့်သုံးဆယ် နောက်ကျတယ်။',
				'ดีครับ แต่ช้ากว่าวิทยุครึ่งนาที',
				'不错，比电台慢半分钟。',
			],
		],
		poor: [
			[
				'It stopped in the last minute of the final.',
				'ဗိုလ်လုပွဲ နောက်ဆုံးမိနစ်မှာ ရပ်သွားတယ်။',
				'ค้างนาทีสุดท้ายของนัดชิง',
				'决赛最后一分钟卡住了。',
			],
		],
		asked: [
			[
				[
					'On how many devices can I watch at once?',
					'စက်ဘယ်နှစ်လုံး တစ်ပြိုင်နက် ကြည့်လို့ရလဲ။',
					'ดูพร้อมกันได้กี่เครื่องครับ',
					'能几台设备同时看？',
				],
				[
					'{devices}, in {quality}.',
					'{devices} ပါ၊ {quality} နဲ့ ကြည့်နိုင်ပါတယ်။',
					'{devices} ความละเอียด {quality} ค่ะ',
					'{devices}，画质{quality}。',
				],
			],
			[
				['Can I watch it abroad?', 'တခြားနိုင်ငံမှာ ကြည့်လို့ ရလား။', 'อยู่ต่างประเทศดูได้ไหมคะ', '在国外能看吗？'],
				[
					'No, only in {region}.',
					'မရပါဘူး၊ {region} မှာပဲ ကြည့်နိုင်ပါတယ်။',
					'ไม่ได้ค่ะ ดูได้ใน{region}เท่านั้นค่ะ',
					'不能，仅限{region}。',
				],
			],
		],
	},
	music: {
		good: [
			[
				'No advertisements between songs any more.',
				'သီချင်းကြား ကြော်ငြာမလာတော့ဘူး။',
				'ไม่มีโฆษณาคั่นเพลงแล้ว',
				'歌曲之间没有广告了。',
			],
			[
				'Songs for the bus, saved on my phone.',
				'ဘတ်စ်ကားပေါ်နားထောင်ဖို့ ဖုန်းထဲ သိမ်းထားလို့ရတယ်။',
				'โหลดไว้ฟังบนรถเมล์',
				'存手机里坐车听。',
			],
			['All my old songs are there.', 'သီချင်းဟောင်းတွေ အကုန်ရှိတယ်။', 'เพลงเก่าที่ชอบมีครบ', '老歌都有。'],
		],
		fair: [
			[
				'Good, but it misses a few bands.',
				'ကောင်းပါတယ်၊ အဖွဲ့တချို့ရဲ့ သီချင်း မပါဘူး။',
				'ดีครับ แต่บางวงยังไม่มี',
				'不错，少了几个乐队。',
			],
		],
		poor: [['It signs me out every day.', 'နေ့တိုင်း အကောင့်ထွက်သွားတယ်။', 'หลุดจากบัญชีทุกวัน', '每天都要重新登录。']],
		asked: [
			[
				['Can I listen without a connection?', 'အင်တာနက်မရှိဘဲ နားထောင်လို့ ရလား။', 'ฟังตอนไม่มีเน็ตได้ไหมคะ', '没网能听吗？'],
				[
					'Yes, after you have saved the songs. Sound: {quality}.',
					'သီချင်းကို သိမ်းထားရင် ရပါတယ်။ အသံအရည်အသွေးက {quality} ပါ။',
					'ได้ค่ะ ถ้าบันทึกเพลงไว้ก่อน คุณภาพเสียง {quality} ค่ะ',
					'先保存就可以，音质{quality}。',
				],
			],
			[
				['On how many devices can I use it?', 'စက်ဘယ်နှစ်လုံးမှာ သုံးလို့ရလဲ။', 'ใช้ได้กี่เครื่องครับ', '能用几台设备？'],
				['{devices}.', '{devices} ပါ။', '{devices} ค่ะ', '{devices}。'],
			],
		],
	},
	ebook: {
		good: [
			[
				'Clear letters, also on a small screen.',
				'မျက်နှာပြင်သေးလည်း စာလုံးရှင်းတယ်။',
				'ตัวหนังสือชัด จอเล็กก็อ่านได้',
				'小屏幕字也清楚。',
			],
			[
				'Read it on the bus, no weight in the bag.',
				'ဘတ်စ်ကားပေါ် ဖတ်တာ အိတ်မလေးဘူး။',
				'อ่านบนรถได้ กระเป๋าไม่หนัก',
				'路上看，包里不占地方。',
			],
			['Works without a connection, too.', 'အင်တာနက်မရှိလည်း ဖတ်လို့ရတယ်။', 'ไม่มีเน็ตก็อ่านได้', '没网也能看。'],
		],
		fair: [
			[
				'Good, but the contents have no links.',
				'ကောင်းပါတယ်၊ မာတိကာက နှိပ်လို့မရဘူး။',
				'ดีค่ะ แต่สารบัญกดไม่ได้',
				'不错，目录不能跳转。',
			],
		],
		poor: [
			['The file did not open on my old phone.', 'ဖုန်းအဟောင်းမှာ ဖိုင်မပွင့်ဘူး။', 'ไฟล์เปิดกับมือถือเก่าไม่ได้', '旧手机打不开文件。'],
		],
		asked: [
			[
				['In which format is it?', 'ဘာဖိုင်ပုံစံလဲ။', 'เป็นไฟล์อะไรคะ', '是什么格式？'],
				['{fileFormat}.', '{fileFormat} ပါ။', '{fileFormat} ค่ะ', '{fileFormat}。'],
			],
			[
				['How many pages does it have?', 'စာမျက်နှာ ဘယ်နှစ်ခုလဲ။', 'มีกี่หน้าครับ', '一共多少页？'],
				[
					'{pages}. Language: {language}.',
					'{pages} ပါ၊ {language}ဘာသာနဲ့ပါ။',
					'{pages} ภาษา{language}ค่ะ',
					'{pages}，语言：{language}。',
				],
			],
		],
	},
	audiobook: {
		good: [
			['A pleasant voice, not too fast.', 'အသံကောင်းတယ်၊ ဖတ်တာ မမြန်ဘူး။', 'เสียงอ่านเพราะ ไม่เร็วไป', '声音好听，语速合适。'],
			['The children fall asleep to it.', 'ကလေးတွေ နားထောင်ရင်း အိပ်ပျော်တယ်။', 'เด็ก ๆ ฟังจนหลับ', '孩子们听着就睡着了。'],
			['Heard it all while cooking.', 'ဟင်းချက်ရင်း နားထောင်ပြီးသွားတယ်။', 'ฟังจนจบตอนทำกับข้าว', '做饭时听完了。'],
		],
		fair: [
			[
				'Good, but some chapters are louder than others.',
				'ကောင်းပါတယ်၊ အခန်းတချို့ အသံပိုကျယ်တယ်။',
				'ดีค่ะ แต่บางบทเสียงดังกว่าบทอื่น',
				'不错，有的章节声音偏大。',
			],
		],
		poor: [
			['The last chapter stops in the middle.', 'နောက်ဆုံးအခန်းက အလယ်မှာ ရပ်သွားတယ်။', 'บทสุดท้ายตัดกลางคัน', '最后一章中间断了。'],
		],
		asked: [
			[
				['How long is it?', 'ဘယ်လောက်ကြာလဲ။', 'ยาวกี่ชั่วโมงคะ', '有多长？'],
				[
					'{duration}, as {fileFormat}.',
					'{duration} ပါ၊ {fileFormat} ဖိုင်ပါ။',
					'{duration} ไฟล์ {fileFormat} ค่ะ',
					'{duration}，{fileFormat}。',
				],
			],
		],
	},
	magazine: {
		good: [
			['Every issue is there on the day it appears.', 'ထွက်တဲ့နေ့မှာပဲ ဖတ်ရတယ်။', 'ออกวันไหนอ่านได้วันนั้น', '出刊当天就能看。'],
			['The archive alone is worth it.', 'အဟောင်းတွေ ဖတ်ရတာတင် တန်တယ်။', 'แค่ฉบับย้อนหลังก็คุ้มแล้ว', '光看往期就值了。'],
			['No pile of paper at home any more.', 'အိမ်မှာ စာအုပ်ပုံမရှိတော့ဘူး။', 'ไม่ต้องมีกองกระดาษที่บ้าน', '家里不再堆旧杂志。'],
		],
		fair: [
			[
				'Good, but turning pages is slow on my phone.',
				'ကောင်းပါတယ်၊ ဖုန်းမှာ စာမျက်နှာလှန်တာ နှေးတယ်။',
				'ดีค่ะ แต่พลิกหน้าบนมือถือช้า',
				'不错，手机翻页有点慢。',
			],
		],
		poor: [['One issue never appeared.', 'တစ်စောင် လုံးဝ မတက်လာဘူး။', 'มีฉบับหนึ่งไม่ขึ้นเลย', '有一期一直没上。']],
		asked: [
			[
				['How many pages does an issue have?', 'တစ်စောင် စာမျက်နှာ ဘယ်နှစ်ခုလဲ။', 'ฉบับหนึ่งกี่หน้าคะ', '一期多少页？'],
				[
					'About {pages}, as {fileFormat}.',
					'{pages}လောက်ပါ၊ {fileFormat} ဖိုင်ပါ။',
					'ประมาณ {pages} เป็น {fileFormat} ค่ะ',
					'约{pages}，{fileFormat}。',
				],
			],
			[
				['Does it renew by itself?', 'အလိုအလျောက် သက်တမ်းတိုးလား။', 'ต่ออายุเองไหมครับ', '会自动续订吗？'],
				[
					'No, unless you choose so when you pay.',
					'ငွေပေးချိန်မှာ မရွေးရင် မတိုးပါဘူး။',
					'ไม่ต่อค่ะ นอกจากเลือกไว้ตอนชำระเงินค่ะ',
					'不会，除非付款时选择。',
				],
			],
		],
	},
	game: {
		good: [
			['Played the whole weekend.', 'စနေ တနင်္ဂနွေ တစ်လျှောက်လုံး ဆော့ဖြစ်တယ်။', 'เล่นทั้งเสาร์อาทิตย์', '玩了一整个周末。'],
			['Runs on my old machine, too.', 'စက်အဟောင်းမှာလည်း ရတယ်။', 'เครื่องเก่าก็เล่นได้', '旧机器也能跑。'],
			['The key was accepted at once.', 'သော့ကုဒ်ကို ချက်ချင်းလက်ခံတယ်။', 'คีย์ใช้ได้ทันที', '激活码一次通过。'],
		],
		fair: [['Fun, but short.', 'ပျော်စရာကောင်းတယ်၊ တိုတယ်။', 'สนุกแต่สั้น', '好玩，就是短。']],
		poor: [
			['Crashes at the same place every time.', 'နေရာတစ်ခုတည်းမှာ အမြဲထွက်သွားတယ်။', 'เด้งที่เดิมทุกครั้ง', '每次都在同一处闪退。'],
		],
		asked: [
			[
				['What does it run on?', 'ဘယ်မှာ ဆော့လို့ရလဲ။', 'เล่นบนระบบอะไรครับ', '什么系统能玩？'],
				['{platform}.', '{platform} မှာ ရပါတယ်။', '{platform} ค่ะ', '{platform}。'],
			],
			[
				['Which languages does it have?', 'ဘာဘာသာတွေ ပါလဲ။', 'มีภาษาอะไรบ้างคะ', '有哪些语言？'],
				['{language}.', '{language} ပါပါတယ်။', '{language}ค่ะ', '{language}。'],
			],
		],
	},
	course: {
		good: [
			[
				'The teacher explains slowly and clearly.',
				'ဆရာက ဖြည်းဖြည်းရှင်းရှင်း သင်ပေးတယ်။',
				'ครูสอนช้าและชัด',
				'老师讲得慢又清楚。',
			],
			[
				'Ten minutes a day, and I already understand more.',
				'တစ်ရက် ဆယ်မိနစ်နဲ့ နားလည်လာပြီ။',
				'วันละสิบนาที เริ่มเข้าใจแล้ว',
				'每天十分钟，已经懂了不少。',
			],
			['The exercises are useful.', 'လေ့ကျင့်ခန်းတွေ အသုံးဝင်တယ်။', 'แบบฝึกหัดใช้ได้จริง', '练习很实用。'],
		],
		fair: [
			[
				'Good, but I had hoped for more exercises.',
				'ကောင်းပါတယ်၊ လေ့ကျင့်ခန်း ပိုများစေချင်တယ်။',
				'ดี แต่อยากให้มีแบบฝึกหัดมากกว่านี้',
				'不错，希望练习再多些。',
			],
		],
		poor: [
			[
				'Too easy for the level that it names.',
				'ပြောထားတဲ့ အဆင့်အတွက် လွယ်လွန်းတယ်။',
				'ง่ายไปสำหรับระดับที่บอกไว้',
				'对标的级别来说太简单。',
			],
		],
		asked: [
			[
				['How many lessons are there?', 'သင်ခန်းစာ ဘယ်လောက်ပါလဲ။', 'มีกี่บทเรียนคะ', '一共几节课？'],
				[
					'{lessons}, {duration} in all; you can repeat every lesson.',
					'{lessons} ပါ၊ စုစုပေါင်း {duration} ကြာပြီး အားလုံး ပြန်ကြည့်လို့ရပါတယ်။',
					'{lessons} รวม {duration} ดูซ้ำได้ทุกบทค่ะ',
					'{lessons}，共{duration}，每节都能重复看。',
				],
			],
			[
				['For whom is it?', 'ဘယ်အဆင့်အတွက်လဲ။', 'เหมาะกับระดับไหนครับ', '适合什么水平？'],
				[
					'{level}. Taught in {language}.',
					'{level} ပါ၊ {language}ဘာသာနဲ့ သင်ပါတယ်။',
					'{level} สอนเป็นภาษา{language}ค่ะ',
					'{level}，授课语言：{language}。',
				],
			],
			[
				['Is there a certificate?', 'လက်မှတ် ရလား။', 'มีใบรับรองไหมครับ', '有证书吗？'],
				[
					'Yes, as a PDF after the last test.',
					'နောက်ဆုံး စစ်ဆေးမှုပြီးရင် PDF နဲ့ ရပါတယ်။',
					'มีค่ะ เป็น PDF หลังทำแบบทดสอบสุดท้ายค่ะ',
					'有，最后测验后发 PDF。',
				],
			],
		],
	},
	design: {
		good: [
			[
				'Changed the words, printed, done.',
				'စာသားပြောင်း၊ ပုံနှိပ်၊ ပြီးသွားပြီ။',
				'เปลี่ยนข้อความแล้วพิมพ์ได้เลย',
				'改改文字就能印。',
			],
			['Looks as if a designer had made it.', 'ဒီဇိုင်နာ ဆွဲပေးထားသလိုပဲ။', 'ดูเหมือนมืออาชีพทำให้', '像设计师做的。'],
			['Fonts for our language are included.', 'ကိုယ့်ဘာသာစကား ဖောင့်ပါ ပါတယ်။', 'มีฟอนต์ภาษาเราให้ด้วย', '自带本国文字字体。'],
		],
		fair: [
			['Nice, but a few are very similar.', 'လှပါတယ်၊ တချို့က တူလွန်းတယ်။', 'สวยค่ะ แต่บางแบบคล้ายกันมาก', '好看，有几个太像。'],
		],
		poor: [
			['The letters shifted when I opened it.', 'ဖွင့်လိုက်တော့ စာလုံးတွေ ရွေ့နေတယ်။', 'เปิดมาแล้วตัวอักษรเลื่อน', '打开后文字错位。'],
		],
		asked: [
			[
				['With what can I open them?', 'ဘာနဲ့ ဖွင့်လို့ရလဲ။', 'เปิดด้วยโปรแกรมอะไรคะ', '用什么打开？'],
				[
					'They come as {fileFormat}, {paperSize}.',
					'{fileFormat} ဖိုင်တွေပါ၊ အရွယ် {paperSize} ပါ။',
					'เป็นไฟล์ {fileFormat} ขนาด {paperSize} ค่ะ',
					'格式{fileFormat}，尺寸{paperSize}。',
				],
			],
			[
				['How many are there?', 'ဘယ်နှစ်ခု ပါလဲ။', 'มีกี่แบบครับ', '一共几个？'],
				['{pieces}.', '{pieces} ပါပါတယ်။', '{pieces} ค่ะ', '{pieces}。'],
			],
		],
	},
	'exam-practice': {
		good: [
			['Very close to the real exam.', 'စာမေးပွဲအစစ်နဲ့ အတော်တူတယ်။', 'ใกล้เคียงข้อสอบจริงมาก', '和真题很接近。'],
			[
				'The worked answers helped my son most.',
				'အဖြေရှင်းလင်းချက်တွေက သားအတွက် အသုံးအဝင်ဆုံးပဲ။',
				'เฉลยละเอียด ลูกชายเข้าใจขึ้นเยอะ',
				'详细解答对儿子帮助最大。',
			],
			[
				'Printed it all and practised for a month.',
				'အကုန်ပုံနှိပ်ပြီး တစ်လ လေ့ကျင့်တယ်။',
				'พิมพ์ออกมาฝึกทั้งเดือน',
				'全打印出来练了一个月。',
			],
		],
		fair: [
			[
				'Good, but a few answers are too short.',
				'ကောင်းပါတယ်၊ အဖြေတချို့ တိုလွန်းတယ်။',
				'ดีครับ แต่เฉลยบางข้อสั้นไป',
				'不错，有些解答太短。',
			],
		],
		poor: [['Two answers are wrong.', 'အဖြေနှစ်ခု မှားနေတယ်။', 'เฉลยผิดสองข้อ', '有两题答案错了。']],
		asked: [
			[
				['How many papers are there?', 'မေးခွန်းစုံ ဘယ်နှစ်ခုပါလဲ။', 'มีกี่ชุดคะ', '有几套？'],
				[
					'{pieces}, with answers, as {fileFormat}.',
					'{pieces} ပါ၊ အဖြေပါပြီး {fileFormat} ဖိုင်ပါ။',
					'{pieces} พร้อมเฉลย เป็นไฟล์ {fileFormat} ค่ะ',
					'{pieces}，含答案，{fileFormat}。',
				],
			],
		],
	},
	software: {
		good: [
			['Activated at once.', 'ချက်ချင်း ဖွင့်သုံးလို့ရတယ်။', 'เปิดใช้งานได้ทันที', '马上激活。'],
			['Runs on my old computer too.', 'ကွန်ပျူတာအဟောင်းမှာလည်း ရတယ်။', 'คอมเก่าก็ยังใช้ได้', '旧电脑也能跑。'],
			[
				'In our own language, very practical.',
				'ကိုယ့်ဘာသာစကားနဲ့ဆိုတော့ အဆင်ပြေတယ်။',
				'มีภาษาเราให้เลือก สะดวกมาก',
				'有本国语言，很方便。',
			],
		],
		fair: [
			[
				'Does its job, the menus take a while to learn.',
				'သုံးလို့ရပါတယ်၊ မီနူးတွေ လေ့လာရတာ ကြာတယ်။',
				'ใช้งานได้ แต่เมนูต้องเรียนรู้สักพัก',
				'能用，菜单要学一阵子。',
			],
		],
		poor: [['Slows my computer down.', 'ကွန်ပျူတာ နှေးသွားတယ်။', 'ทำให้คอมช้าลง', '电脑变慢了。']],
		asked: [
			[
				['On how many devices can I install it?', 'စက်ဘယ်နှစ်လုံးမှာ သုံးလို့ရလဲ။', 'ติดตั้งได้กี่เครื่องคะ', '能装几台设备？'],
				[
					'{devices}: {platform}.',
					'{devices} ပါ၊ {platform} တို့မှာ ရပါတယ်။',
					'{devices}: {platform} ค่ะ',
					'{devices}：{platform}。',
				],
			],
			[
				['Can I move it to a new computer?', 'ကွန်ပျူတာအသစ်ကို ပြောင်းလို့ရလား။', 'ย้ายไปคอมใหม่ได้ไหมครับ', '能换到新电脑吗？'],
				[
					'Yes: sign out on the old one first.',
					'ရပါတယ်၊ အဟောင်းမှာ အရင်ထွက်ပါ။',
					'ได้ค่ะ ออกจากระบบในเครื่องเก่าก่อนค่ะ',
					'可以，先在旧电脑上退出。',
				],
			],
		],
	},
	cloud: {
		good: [
			['All photos of the phone are safe now.', 'ဖုန်းထဲက ဓာတ်ပုံအကုန် စိတ်ချရသွားပြီ။', 'รูปในมือถือปลอดภัยแล้ว', '手机照片都安全了。'],
			['Sharing by a link is easy.', 'လင့်ခ်နဲ့ မျှဝေရ လွယ်တယ်။', 'แชร์เป็นลิงก์ง่ายมาก', '用链接分享很方便。'],
			['Uploads at night by itself.', 'ညဘက် သူ့ဟာသူ တင်ပေးတယ်။', 'อัปโหลดเองตอนกลางคืน', '晚上自动上传。'],
		],
		fair: [
			[
				'Good, but the first upload took days.',
				'ကောင်းပါတယ်၊ ပထမဆုံး တင်တာ ရက်ချီကြာတယ်။',
				'ดีครับ แต่อัปโหลดครั้งแรกหลายวัน',
				'不错，第一次上传花了几天。',
			],
		],
		poor: [['Some files were in there twice.', 'ဖိုင်တချို့ နှစ်ခါထပ်နေတယ်။', 'บางไฟล์ขึ้นซ้ำสองครั้ง', '有些文件重复了。']],
		asked: [
			[
				['How much fits in?', 'ဘယ်လောက် သိမ်းလို့ရလဲ။', 'เก็บได้เท่าไหร่คะ', '能存多少？'],
				[
					'{data}, on {devices}.',
					'{data} ပါ၊ {devices} မှာ သုံးနိုင်ပါတယ်။',
					'{data} ใช้ได้ {devices} ค่ะ',
					'{data}，可用{devices}。',
				],
			],
			[
				[
					'What happens to my files when it ends?',
					'သက်တမ်းကုန်ရင် ဖိုင်တွေ ဘာဖြစ်မလဲ။',
					'หมดอายุแล้วไฟล์จะเป็นยังไงครับ',
					'到期后文件怎么办？',
				],
				[
					'You can download them for 30 more days.',
					'နောက်ထပ် ရက် ၃၀ အတွင်း ဒေါင်းလုဒ်လုပ်နိုင်ပါတယ်။',
					'ดาวน์โหลดได้อีก 30 วันค่ะ',
					'到期后30天内可下载。',
				],
			],
		],
	},
	ticket: {
		good: [
			['Showed the code at the entrance, done.', 'ဝင်ပေါက်မှာ ကုဒ်ပြရုံပဲ။', 'โชว์โค้ดหน้าทางเข้าก็เข้าได้เลย', '入口出示码就进。'],
			['No queue, straight in.', 'တန်းမစီရဘဲ ဝင်ရတယ်။', 'ไม่ต้องต่อคิว', '不用排队。'],
			['Cheaper than at the counter.', 'လက်မှတ်ရုံမှာထက် ဈေးသက်သာတယ်။', 'ถูกกว่าซื้อหน้างาน', '比现场便宜。'],
		],
		fair: [
			[
				'Fine, but the gate was hard to find.',
				'အဆင်ပြေပါတယ်၊ ဝင်ပေါက်ရှာရ ခက်တယ်။',
				'โอเค แต่หาทางเข้ายากไปหน่อย',
				'可以，就是入口难找。',
			],
		],
		poor: [['It was moved to another day.', 'ရက်ပြောင်းလိုက်တယ်။', 'เลื่อนไปวันอื่น', '改期了。']],
		asked: [
			[
				['Do I have to print it?', 'ပုံနှိပ်ရမလား။', 'ต้องพิมพ์ไหมคะ', '需要打印吗？'],
				[
					'No, show the code on your phone. It admits {admits}.',
					'မလိုပါဘူး၊ ဖုန်းနဲ့ ကုဒ်ပြရုံပါ။ {admits} ဝင်နိုင်ပါတယ်။',
					'ไม่ต้องค่ะ โชว์โค้ดบนมือถือได้เลย เข้าได้ {admits} ค่ะ',
					'不用，手机出示码即可，可入场{admits}。',
				],
			],
			[
				['Where is it?', 'ဘယ်မှာလဲ။', 'จัดที่ไหนครับ', '在哪里？'],
				[
					'In {region}. The address is on the ticket.',
					'{region} မှာပါ။ လိပ်စာ လက်မှတ်ပေါ်မှာ ပါပါတယ်။',
					'ที่{region}ค่ะ ที่อยู่อยู่บนบัตรค่ะ',
					'在{region}，地址在票上。',
				],
			],
			[
				['Can I give it to a friend?', 'သူငယ်ချင်းကို ပေးလို့ ရလား။', 'ให้เพื่อนได้ไหมครับ', '可以送给朋友吗？'],
				['Yes, as long as the code was not used.', 'ကုဒ်မသုံးရသေးရင် ရပါတယ်။', 'ได้ค่ะ ถ้ายังไม่ได้ใช้โค้ดค่ะ', '码没用过就可以。'],
			],
		],
	},
} satisfies Record<string, Voice>;
