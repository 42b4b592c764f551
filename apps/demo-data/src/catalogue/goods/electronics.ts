import { further, goods } from './types.ts';

/** Computers, sound, pictures and household appliances. */
export const FURTHER_ELECTRONICS = [
	further(
		'laptop',
		`acer Aspire 3 | | 15 inch | 13900
		acer Aspire 5 | | 14 inch | 18900
		acer Nitro V | gaming | 15 inch | 25900
		acer Swift Go | | 14 inch | 24900
		asus Vivobook 15 | | 15 inch | 14900
		asus Zenbook 14 OLED | | 14 inch | 32900
		asus TUF Gaming A15 | gaming | 15 inch | 29900
		asus ROG Strix G16 | gaming | 16 inch | 49900
		apple MacBook Air M3 | | 13/15 inch | 33900/42900
		apple MacBook Air M4 | | 13/15 inch | 34900/43900
		apple MacBook Pro M4 | | 14/16 inch | 56900/89900
		dell Inspiron 15 3530 | | 15 inch | 17900
		dell XPS 13 | | 13 inch | 49900
		dell Latitude 3450 | office | 14 inch | 29900
		hp 15-fd0000 | | 15 inch | 14990
		hp Pavilion Plus | | 14 inch | 28900
		hp Victus | gaming | 15 inch | 26900
		lenovo IdeaPad Slim 3 | | 14/15 inch | 13990/14990
		lenovo ThinkPad E14 | office | 14 inch | 27900
		lenovo LOQ 15 | gaming | 15 inch | 27990
		lenovo Yoga Slim 7 | | 14 inch | 34900
		huawei MateBook D | | 14/16 inch | 17990/20990
		microsoft Surface Laptop 7 | | 13 inch | 39900`,
		{
			about: [
				'A laptop with a fast solid-state drive, for study, office and films.',
				'SSD အမြန်ပါသော လက်တော့ပ်၊ ကျောင်း၊ ရုံးနှင့် ရုပ်ရှင်အတွက်။',
				'แล็ปท็อป SSD เร็ว สำหรับเรียน ทำงาน และดูหนัง',
				'高速固态硬盘笔记本，学习、办公、观影皆宜。',
			],
		},
	),
	further(
		'keyboard',
		`logitech K120 | wired | | 290
		logitech K380 | bluetooth | | 990
		logitech MX Keys S | wireless | | 3990
		logitech G213 | gaming | | 1690
		razer BlackWidow V4 | mechanical | | 5490
		razer Ornata V3 X | gaming | | 1390
		microsoft Ergonomic | wired | | 1490
		apple Magic Keyboard | wireless | | 3490
		xiaomi TKL | mechanical | | 1690
		- K68 | mechanical+wireless | | 1290`,
	),
	further(
		'mouse',
		`logitech B100 | wired | | 190
		logitech M171 | wireless | | 350
		logitech M331 | silent | | 690
		logitech MX Master 3S | bluetooth | | 3490
		logitech G304 | gaming+wireless | | 1190
		logitech G502 HERO | gaming | | 1490
		razer DeathAdder Essential | gaming | | 690
		razer Viper V3 | gaming+wireless | | 3990
		microsoft Bluetooth Mouse | bluetooth | | 590
		apple Magic Mouse | wireless | | 2690
		xiaomi Lite 2 | wireless | | 250`,
	),
	further(
		'headphones',
		`sony WH-1000XM5 | noisecancel | | 11990
		sony WH-CH520 | bluetooth | | 1790
		sony MDR-ZX110 | wired | | 490
		jbl Tune 520BT | bluetooth | | 1590
		jbl Tune 770NC | noisecancel | | 3590
		marshall Major V | bluetooth | | 5490
		anker Soundcore Q20i | noisecancel | | 1890
		anker Soundcore Space One | noisecancel | | 3290
		edifier W820NB Plus | noisecancel | | 1990
		logitech H111 | wired+office | | 390
		logitech G435 | gaming+wireless | | 2290
		razer BlackShark V2 X | gaming+wired | | 1690
		apple AirPods Max | noisecancel | | 19900
		philips SHL3075 | wired | | 590`,
	),
	goods(
		'earbuds',
		'headphones',
		'tech',
		['earbuds', 'ကြိုးမဲ့နားကြပ်', 'หูฟังไร้สาย', '真无线耳机'],
		[
			'Small earbuds in a charging case, with microphones for calls.',
			'အားသွင်းဘူးပါ နားကြပ်ငယ်၊ ဖုန်းပြောရန် မိုက်ပါသည်။',
			'หูฟังเล็กในกล่องชาร์จ มีไมค์สำหรับคุยสาย',
			'充电盒收纳的小耳机，带通话麦克风。',
		],
		`apple AirPods 4 | bluetooth/noisecancel | | 4990
		apple AirPods Pro 2 | noisecancel | | 8490
		samsung Galaxy Buds3 | bluetooth | | 5490
		samsung Galaxy Buds FE | noisecancel | | 2490
		sony WF-1000XM5 | noisecancel | | 8990
		sony WF-C510 | bluetooth | | 1990
		jbl Wave Beam | bluetooth | | 1490
		jbl Tune Flex | noisecancel | | 2690
		xiaomi Redmi Buds 6 Play | bluetooth | | 390
		xiaomi Redmi Buds 6 Pro | noisecancel | | 1690
		anker Soundcore P20i | bluetooth | | 790
		anker Soundcore Liberty 4 NC | noisecancel | | 2490
		edifier X3s | bluetooth | | 690
		huawei FreeBuds SE 3 | bluetooth | | 1290
		oppo Enco Buds2 | bluetooth | | 890
		realme Buds T110 | bluetooth | | 690
		marshall Minor IV | bluetooth | | 3990
		baseus Bowie E3 | bluetooth | | 490`,
		{ hues: [0, 4], options: 'colour', grams: 120 },
	),
	further(
		'television',
		`samsung Crystal UHD DU7000 | | 43/50/55/65/75 inch | 9990/12490/14990/19990/28990
		samsung QLED Q60D | | 55/65 inch | 21990/28990
		samsung The Frame | | 43/55 inch | 29990/39990
		lg UHD UT8050 | | 43/50/55/65 inch | 9990/11990/13990/18990
		lg OLED evo C4 | | 55/65 inch | 49990/69990
		sony BRAVIA 3 | | 43/55/65 inch | 15990/21990/27990
		sony BRAVIA 8 OLED | | 55 inch | 59990
		tcl P655 | | 43/50/55/65 inch | 7990/9490/10990/14990
		tcl QLED C655 | | 55/65/75 inch | 15990/19990/28990
		xiaomi TV A | | 32/43/55 inch | 3990/7490/10990
		haier H32D6FG | | 32 inch | 4290
		toshiba Z570 | | 55/65 inch | 16990/21990
		sharp 2T-C32 | | 32 inch | 4990
		panasonic LX650 | | 43 inch | 10990`,
		{
			noun: ['smart TV', 'စမတ်တီဗီ', 'สมาร์ททีวี', '智能电视'],
			grams: 12_000,
			about: [
				'A smart television with Wi-Fi and the video apps that everyone uses.',
				'ဝိုင်ဖိုင်နှင့် ဗီဒီယိုအက်ပ်များပါသော စမတ်တီဗီ။',
				'สมาร์ททีวีต่อ Wi-Fi พร้อมแอปดูวิดีโอยอดนิยม',
				'支持Wi-Fi，内置常用视频应用的智能电视。',
			],
		},
	),
	goods(
		'projector',
		'televisions',
		'tech',
		['projector', 'ပရိုဂျက်တာ', 'โปรเจกเตอร์', '投影仪'],
		[
			'A picture of up to 120 inches on a white wall.',
			'နံရံဖြူပေါ်တွင် ၁၂၀ လက်မအထိ ပုံရိပ်ကြီး။',
			'ฉายภาพถึง 120 นิ้วบนผนังสีขาว',
			'白墙上可投120英寸大画面。',
		],
		`epson EB-E01 | office | | 13900
		epson CO-W01 | office | | 17900
		samsung The Freestyle | portable | | 24900
		xiaomi Smart Projector L1 | portable | | 8990
		anker Nebula Capsule 3 | portable | | 19900
		- HY300 Pro | portable | | 1890`,
		{ hues: [0], grams: 2_000 },
	),
	further(
		'camera',
		`canon EOS R50 | | | 27900
		canon EOS R10 | | | 32900
		canon PowerShot G7 X III | | | 26900
		sony Alpha A6400 | | | 29900
		sony Alpha A7 IV | | | 69900
		sony ZV-1F | | | 16900
		nikon Z50II | | | 33900
		nikon Z30 | | | 24900
		fujifilm X-T50 | | | 52900
		fujifilm X100VI | | | 57900
		fujifilm Instax Mini 12 | | | 2790
		fujifilm Instax Square SQ1 | | | 3990
		panasonic Lumix G100D | | | 24900
		gopro HERO13 Black | waterproof | | 14900
		dji Osmo Action 5 Pro | waterproof | | 12500
		dji Osmo Pocket 3 | | | 18900`,
	),
	goods(
		'security-camera',
		'cameras',
		'gear',
		['security camera', 'လုံခြုံရေးကင်မရာ', 'กล้องวงจรปิด', '监控摄像头'],
		[
			'Shows the home on the phone, also in the dark, and reports movement.',
			'ညမှောင်ထဲပါ ဖုန်းမှကြည့်နိုင်ပြီး လှုပ်ရှားမှုရှိလျှင် အကြောင်းကြားသည်။',
			'ดูบ้านผ่านมือถือได้ทั้งกลางคืน แจ้งเตือนเมื่อมีการเคลื่อนไหว',
			'手机看家，夜视清晰，有动静即提醒。',
		],
		`tplink Tapo C200 | indoor | | 790
		tplink Tapo C210 | indoor | | 890
		tplink Tapo C500 | outdoor | | 1390
		tplink Tapo C425 | outdoor+rechargeable | | 2690
		xiaomi C300 | indoor | | 1090
		xiaomi CW400 | outdoor | | 1490
		- V380 Pro | outdoor+solar | | 990
		- A9 | indoor | | 290`,
		{ grams: 400 },
	),
	goods(
		'dash-cam',
		'cameras',
		'gear',
		['dash cam', 'ကားရှေ့ကင်မရာ', 'กล้องติดรถยนต์', '行车记录仪'],
		[
			'Records the road in Full HD or better and saves the moments of an impact.',
			'လမ်းကို Full HD ဖြင့် ရိုက်ကူးပြီး တိုက်မိချိန်ကို သိမ်းသည်။',
			'บันทึกถนนชัด Full HD เก็บคลิปตอนกระแทกอัตโนมัติ',
			'全高清记录路况，碰撞自动保存。',
		],
		`xiaomi 70mai A500S | | | 2990
		xiaomi 70mai M310 | | | 1490
		garmin Dash Cam Mini 2 | | | 3990
		tplink Tapo DC100 | | | 1290
		- T682 | | | 690`,
		{ grams: 300 },
	),
	further(
		'joystick',
		`sony DualSense PS5 | wireless | | 2490
		sony DualShock 4 | wireless | | 1890
		microsoft Xbox Controller | wireless | | 1990
		nintendo Switch Pro | wireless | | 2390
		nintendo Joy-Con | wireless | | 2690
		logitech F310 | wired | | 790
		razer Kishi V2 | usbc | | 3290
		- X3 | bluetooth | | 490`,
		{ noun: ['game controller', 'ဂိမ်းခလုတ်', 'จอยเกม', '游戏手柄'] },
	),
	further(
		'radio',
		`sony ICF-P27 | portable | | 1290
		panasonic RF-2400D | portable | | 1190
		philips TAR3505 | bluetooth | | 1690
		- RX-BT22 | solar+rechargeable | | 390
		- CR-1190 | portable | | 690`,
	),
	goods(
		'bluetooth-speaker',
		'speakers-and-microphones',
		'tech',
		['speaker', 'စပီကာ', 'ลำโพง', '音箱'],
		[
			'Clear sound and deep bass, inside and outside.',
			'အသံကြည်ပြီး ဘေ့စ်နက်သည်၊ အိမ်တွင်းအိမ်ပြင်သုံး။',
			'เสียงใส เบสลึก ใช้ได้ทั้งในบ้านและกลางแจ้ง',
			'声音清晰，低音浑厚，室内外皆可。',
		],
		`jbl Go 4 | bluetooth+waterproof | | 1690
		jbl Flip 6 | bluetooth+waterproof | | 3990
		jbl Charge 5 | bluetooth+waterproof | | 5990
		jbl PartyBox Encore | bluetooth | | 11990
		marshall Emberton II | bluetooth | | 5990
		marshall Acton III | bluetooth | | 9990
		sony SRS-XB100 | bluetooth+waterproof | | 1790
		sony ULT Field 1 | bluetooth+waterproof | | 4490
		anker Soundcore 3 | bluetooth+waterproof | | 1490
		edifier R1280DBs | bluetooth | | 3990
		edifier MP230 | bluetooth | | 3490
		xiaomi Sound Pocket | bluetooth | | 690
		logitech Z120 | wired | | 390
		- KTV K1 | bluetooth+portable | | 890`,
		{ hues: [0, 4, 8], options: 'colour', grams: 900 },
	),
	goods(
		'soundbar',
		'speakers-and-microphones',
		'tech',
		['soundbar', 'ဆောင်းဘား', 'ซาวด์บาร์', '回音壁'],
		[
			'Cinema sound for the television, connected by HDMI or Bluetooth.',
			'တီဗီအတွက် ရုပ်ရှင်ရုံအသံ၊ HDMI နှင့် ဘလူးတုသ်ဖြင့် ချိတ်နိုင်။',
			'เสียงระดับโรงหนัง ต่อผ่าน HDMI หรือบลูทูธ',
			'影院音效，HDMI或蓝牙连接电视。',
		],
		`samsung HW-C450 | | | 4990
		samsung HW-Q600C | | | 9990
		lg S40T | | | 4490
		sony HT-S400 | | | 6990
		jbl Bar 300 | | | 9990
		tcl S55H | | | 3490`,
		{ grams: 5_000 },
	),
	goods(
		'microphone',
		'speakers-and-microphones',
		'gear',
		['microphone', 'မိုက်ခရိုဖုန်း', 'ไมโครโฟน', '麦克风'],
		[
			'For singing, lessons and live broadcasts.',
			'သီချင်းဆို၊ စာသင်၊ လိုက်ဖ်လွှင့်ရန်။',
			'สำหรับร้องเพลง สอน และไลฟ์สด',
			'唱歌、授课、直播皆宜。',
		],
		`razer Seiren V3 Mini | wired | | 1590
		dji Mic Mini | wireless | | 3290
		jbl PBM100 | wired | | 1190
		logitech Blue Yeti | wired | | 3990
		- WS-858 | bluetooth | | 290
		- K9 Lavalier | wireless+usbc | | 350
		- SM58 | wired | | 690`,
		{ grams: 500 },
	),
	goods(
		'monitor',
		'monitors-and-printers',
		'tech',
		['monitor', 'မော်နီတာ', 'จอมอนิเตอร์', '显示器'],
		[
			'A sharp screen with thin edges that is kind to the eyes.',
			'အနားပါး၊ ရုပ်ထွက်ကြည်ပြီး မျက်စိမညောင်းစေပါ။',
			'จอคมชัด ขอบบาง ถนอมสายตา',
			'窄边框高清护眼屏幕。',
		],
		`samsung Essential S3 | | 22/24/27 inch | 2790/3290/4290
		samsung Odyssey G5 | gaming | 27/34 inch | 7990/12990
		lg 24MR400 | | 24 inch | 3190
		lg UltraGear | gaming | 27/32 inch | 7490/9990
		dell SE2425H | | 24 inch | 3490
		dell UltraSharp U2724D | office | 27 inch | 14900
		asus ProArt PA278QV | | 27 inch | 9900
		asus TUF VG249Q3A | gaming | 24 inch | 4590
		acer Nitro KG241Y | gaming | 24 inch | 3690
		xiaomi A24i | | 24 inch | 2490
		xiaomi G34WQi | gaming | 34 inch | 8990
		hp M24f | | 24 inch | 3990`,
		{ grams: 5_000 },
	),
	goods(
		'printer',
		'monitors-and-printers',
		'tech',
		['printer', 'ပရင်တာ', 'เครื่องพิมพ์', '打印机'],
		[
			'Prints, scans and copies; works with phones over Wi-Fi.',
			'ပုံနှိပ်၊ စကင်ဖတ်၊ မိတ္တူကူးနိုင်ပြီး ဝိုင်ဖိုင်ဖြင့် ဖုန်းမှသုံးနိုင်။',
			'พิมพ์ สแกน ถ่ายเอกสาร สั่งจากมือถือผ่าน Wi-Fi',
			'打印、扫描、复印，支持手机Wi-Fi。',
		],
		`epson EcoTank L3210 | inkjet | | 4290
		epson EcoTank L3250 | inkjet | | 4990
		epson EcoTank L5290 | inkjet | | 7490
		canon PIXMA G2010 | inkjet | | 3790
		canon PIXMA G3010 | inkjet | | 4490
		canon LBP6030 | laser | | 3290
		brother DCP-T420W | inkjet | | 4590
		brother HL-L2320D | laser | | 3990
		hp Smart Tank 580 | inkjet | | 4290
		hp LaserJet M111w | laser | | 3490
		xiaomi Portable Photo Printer | portable | | 1790`,
		{ grams: 6_000 },
	),
	goods(
		'ink-bottle',
		'monitors-and-printers',
		'gear',
		['printer ink', 'ပရင်တာမှင်', 'หมึกพิมพ์', '打印墨水'],
		[
			'Original ink in a bottle that cannot be filled into the wrong tank.',
			'တိုင်ကီမမှားစေသော ဘူးဖြင့် မူရင်းမှင်။',
			'หมึกแท้ ขวดเติมไม่ผิดช่อง',
			'原装墨水，防误加瓶口。',
		],
		`epson 003 | | 65 ml | 250
		canon GI-790 | | 135 ml | 290
		brother BTD60BK | | 108 ml | 290
		hp GT53 | | 90 ml | 290
		canon PG-745 | | 8 ml | 590`,
		{ grams: 150 },
	),
	goods(
		'webcam',
		'computer-accessories',
		'gear',
		['webcam', 'ဝဘ်ကင်မရာ', 'เว็บแคม', '网络摄像头'],
		[
			'For meetings and online classes, with a microphone.',
			'အစည်းအဝေးနှင့် အွန်လိုင်းသင်တန်းအတွက်၊ မိုက်ပါသည်။',
			'สำหรับประชุมและเรียนออนไลน์ มีไมค์ในตัว',
			'会议网课用，自带麦克风。',
		],
		`logitech C270 | | | 790
		logitech C920 | | | 2290
		logitech Brio 100 | | | 1190
		razer Kiyo X | | | 2290
		- 1080P-X5 | | | 390`,
		{ grams: 200 },
	),
	goods(
		'usb-hub',
		'computer-accessories',
		'gear',
		['USB hub', 'USB ဟပ်', 'ฮับ USB', 'USB集线器'],
		[
			'More ports for laptops: USB, HDMI and card reader.',
			'လက်တော့ပ်အတွက် USB၊ HDMI နှင့် ကတ်ရီဒါ အပေါက်များ။',
			'เพิ่มช่อง USB HDMI และการ์ดรีดเดอร์ให้แล็ปท็อป',
			'为笔记本扩展USB、HDMI与读卡口。',
		],
		`ugreen CM511 | usbc | | 990
		ugreen CM219 | | | 390
		anker 332 | usbc | | 1190
		baseus Metal Gleam | usbc | | 890
		tplink UH400 | | | 490`,
		{ grams: 120 },
	),
	goods(
		'usb-drive',
		'storage-and-networking',
		'gear',
		['USB flash drive', 'USB မန်မိုရီစတစ်', 'แฟลชไดรฟ์', 'U盘'],
		[
			'Small metal drive for documents, photos and music.',
			'စာရွက်စာတမ်း၊ ဓာတ်ပုံ၊ သီချင်းသိမ်းရန် အသေးစား။',
			'ไดรฟ์โลหะชิ้นเล็ก เก็บเอกสาร รูป และเพลง',
			'小巧金属U盘，存文件、照片、音乐。',
		],
		`sandisk Cruzer Blade | | 32/64/128 gb | 129/169/269
		sandisk Ultra Dual Drive Go | usbc | 64/128/256 gb | 290/390/690
		kingston DataTraveler Exodia | | 32/64/128 gb | 119/159/259
		samsung BAR Plus | | 64/128/256 gb | 390/590/990`,
		{ grams: 30 },
	),
	goods(
		'external-drive',
		'storage-and-networking',
		'tech',
		['external drive', 'ပြင်ပဟာ့ဒ်ဒစ်', 'ฮาร์ดดิสก์พกพา', '移动硬盘'],
		[
			'Backs up photos, films and the whole computer.',
			'ဓာတ်ပုံ၊ ရုပ်ရှင်နှင့် ကွန်ပျူတာတစ်ခုလုံးကို အရန်သိမ်းနိုင်။',
			'สำรองรูป หนัง และทั้งเครื่อง',
			'备份照片、影片和整台电脑。',
		],
		`wd My Passport | | 1/2/4 tb | 1890/2390/3990
		seagate One Touch | | 1/2/5 tb | 1790/2290/4490
		samsung T7 SSD | | 1/2 tb | 3490/5990
		sandisk Extreme SSD | waterproof | 1/2 tb | 3690/6290
		kingston XS1000 SSD | | 1/2 tb | 2590/4690`,
		{ grams: 250 },
	),
	goods(
		'router',
		'storage-and-networking',
		'tech',
		['Wi-Fi router', 'ဝိုင်ဖိုင် ရောက်တာ', 'เราเตอร์ Wi-Fi', '无线路由器'],
		['Fast Wi-Fi for the whole home.', 'တစ်အိမ်လုံးအတွက် ဝိုင်ဖိုင်အမြန်။', 'Wi-Fi แรงทั่วบ้าน', '全屋高速Wi-Fi。'],
		`tplink Archer C64 | | | 990
		tplink Archer AX23 | | | 1590
		tplink Archer AX55 | | | 2590
		tplink Deco X20 | | | 3990
		tplink MR600 4G | | | 3290
		asus RT-AX52 | | | 1890
		xiaomi AX3000T | | | 1290
		huawei B311 4G | | | 1690`,
		{ grams: 700 },
	),
	goods(
		'rice-cooker',
		'kitchen-appliances',
		'gear',
		['rice cooker', 'ထမင်းပေါင်းအိုး', 'หม้อหุงข้าว', '电饭煲'],
		[
			'Cooks rice and keeps it warm; with a steamer tray and a measuring cup.',
			'ထမင်းချက်ပြီး နွေးထားပေးသည်၊ ပေါင်းဇကာနှင့် တိုင်းခွက်ပါ။',
			'หุงและอุ่นข้าว พร้อมซึ้งนึ่งและถ้วยตวง',
			'煮饭保温，附蒸笼与量杯。',
		],
		`sharp KS-COM | | 1/1.8 l | 790/990
		sharp KS-H | steel | 1.8 l | 1190
		panasonic SR-W18 | | 1.8 l | 1590
		panasonic SR-CX | digital | 1/1.8 l | 2690/3290
		toshiba RC-T | digital | 1/1.8 l | 1990/2390
		philips HD3030 | digital | 1.8 l | 2490
		tefal RK1 | | 1.8 l | 1290
		otto CR-100 | | 1/1.8/2.8 l | 490/690/990
		hitachi RZ-H18 | | 1.8 l | 2290
		xiaomi Smart | digital | 1.5/3 l | 1490/1990
		midea MR-GM | | 1/1.8 l | 590/790
		mitsubishi NJ-EE | digital | 1 l | 4990`,
		{ hues: [0, 4], grams: 3_000 },
	),
	goods(
		'electric-kettle',
		'kitchen-appliances',
		'gear',
		['electric kettle', 'ရေနွေးအိုး', 'กาต้มน้ำไฟฟ้า', '电热水壶'],
		[
			'Boils a litre in four minutes and switches off by itself.',
			'တစ်လီတာကို လေးမိနစ်အတွင်း ဆူစေပြီး အလိုအလျောက် ပိတ်သည်။',
			'ต้มน้ำหนึ่งลิตรในสี่นาที ตัดไฟอัตโนมัติ',
			'四分钟烧开一升水，自动断电。',
		],
		`philips HD9306 | steel | 1.5 l | 990
		philips HD9318 | plastic | 1.7 l | 790
		tefal KI150 | steel | 1.7 l | 890
		xiaomi Kettle 2 | steel | 1.7 l | 690
		sharp EKJ-15 | steel | 1.5/1.7 l | 490/590
		electrolux E3EK1 | glass | 1.7 l | 1290
		panasonic NC-EG3000 | | 3 l | 2990
		otto PT-101 | plastic | 1.5 l | 290
		midea MK-17S | steel | 1.7 l | 390
		toshiba KT-15 | glass | 1.5 l | 790`,
		{ hues: [0], grams: 1_200 },
	),
	goods(
		'blender',
		'kitchen-appliances',
		'gear',
		['blender', 'အသီးဖျော်စက်', 'เครื่องปั่น', '搅拌机'],
		[
			'Crushes ice, makes juice and curry paste.',
			'ရေခဲကြိတ်၊ ဖျော်ရည်နှင့် ဟင်းနှစ် ကြိတ်နိုင်သည်။',
			'ปั่นน้ำแข็ง น้ำผลไม้ และพริกแกง',
			'碎冰、榨汁、打咖喱酱。',
		],
		`philips HR2041 | plastic | 1.5 l | 1190
		philips HR2222 | glass | 1.5 l | 1990
		panasonic MX-EX1001 | plastic | 1 l | 990
		tefal BL42 | glass | 1.5 l | 1690
		sharp EM-ICE | plastic | 1.5 l | 1290
		electrolux E3TB1 | plastic | 1.5 l | 1490
		otto BE-120 | plastic | 1 l | 590
		xiaomi Portable | portable+rechargeable | 0.3 l | 690
		otto BE-127 | glass | 1.5 l | 890`,
		{ hues: [0], grams: 3_000 },
	),
	goods(
		'air-fryer',
		'kitchen-appliances',
		'gear',
		['air fryer', 'လေပူကြော်စက်', 'หม้อทอดไร้น้ำมัน', '空气炸锅'],
		[
			'Fries with hot air and almost no oil.',
			'ဆီမသုံးသလောက် လေပူဖြင့် ကြော်သည်။',
			'ทอดด้วยลมร้อน แทบไม่ใช้น้ำมัน',
			'热风烹炸，几乎不用油。',
		],
		`philips HD9200 | | 4.1 l | 2490
		philips HD9280 | digital | 6.2 l | 4990
		xiaomi | digital | 4.5/6.5 l | 1790/2590
		tefal EY20 | | 4.2 l | 2690
		sharp KF-AF42 | | 4.2 l | 1690
		otto CO-718 | | 5 l | 1290
		toshiba AF-42 | digital | 4.2 l | 1990
		midea MF-TN35 | | 3.5 l | 1190`,
		{ hues: [0], grams: 5_000 },
	),
	goods(
		'induction-cooker',
		'kitchen-appliances',
		'gear',
		['induction cooker', 'လျှပ်စစ်မီးဖို', 'เตาแม่เหล็กไฟฟ้า', '电磁炉'],
		[
			'Heats the pot and not the kitchen; flat and easy to wipe.',
			'အိုးကိုသာ ပူစေပြီး မျက်နှာပြင်ညီ၍ သုတ်ရလွယ်သည်။',
			'ร้อนเฉพาะหม้อ หน้าเรียบ เช็ดง่าย',
			'只热锅不热厨房，平面易清洁。',
		],
		`philips HD4911 | | 2100 watts | 2490
		electrolux ETD29 | | 2100 watts | 2290
		otto CI-102 | | 1600 watts | 890
		toshiba IC-20S | | 2000 watts | 1490
		midea C16-SKY | | 1600 watts | 990
		xiaomi Induction Lite | | 2100 watts | 1290`,
		{ grams: 3_000 },
	),
	goods(
		'microwave-oven',
		'kitchen-appliances',
		'gear',
		['microwave oven', 'မိုက်ခရိုဝေ့ဖ်', 'ไมโครเวฟ', '微波炉'],
		[
			'Warms, thaws and cooks; turntable of glass.',
			'အပူပေး၊ အရည်ပျော်စေ၊ ချက်ပြုတ်နိုင်ပြီး ဖန်ပန်းကန်လှည့်ပါ။',
			'อุ่น ละลาย และทำอาหาร จานหมุนแก้ว',
			'加热、解冻、烹调，玻璃转盘。',
		],
		`samsung MS23K3513 | | 23 l | 2890
		lg MS2042 | | 20 l | 2490
		sharp R-220 | | 20 l | 1890
		panasonic NN-ST34 | digital | 25 l | 3690
		toshiba ER-SM20 | | 20 l | 1790
		electrolux EMM20 | | 20 l | 1990
		midea MM720 | | 20 l | 1490`,
		{ grams: 11_000 },
	),
	goods(
		'refrigerator',
		'kitchen-appliances',
		'gear',
		['refrigerator', 'ရေခဲသေတ္တာ', 'ตู้เย็น', '冰箱'],
		[
			'Quiet and economical, with a large vegetable drawer.',
			'အသံတိတ်၊ မီးစားသက်သာပြီး အသီးအရွက်အံဆွဲကြီးပါသည်။',
			'เงียบ ประหยัดไฟ ช่องผักใหญ่',
			'安静省电，大容量果蔬盒。',
		],
		`samsung RT20 | twodoor+inverter | 210 l | 7990
		samsung RT38 | twodoor+inverter | 390 l | 13990
		lg GN-B222 | twodoor+inverter | 220 l | 7990
		lg GN-D372 | twodoor+inverter | 370 l | 13490
		toshiba GR-D149 | onedoor | 150 l | 4690
		haier HR-DMBX15 | onedoor | 150 l | 4290
		hitachi R-VX350 | twodoor+inverter | 340 l | 12990
		mitsubishi MR-17 | onedoor | 160 l | 5490
		sharp SJ-D15 | onedoor | 140 l | 4490
		panasonic NR-BC360 | twodoor+inverter | 330 l | 14990`,
		{ grams: 40_000 },
	),
	goods(
		'electric-fan',
		'fans-and-air',
		'gear',
		['fan', 'ပန်ကာ', 'พัดลม', '电风扇'],
		[
			'Strong wind, quiet motor, three speeds.',
			'လေပြင်းပြီး မော်တာအသံတိတ်၊ အမြန်နှုန်း သုံးမျိုး။',
			'ลมแรง มอเตอร์เงียบ ปรับสามระดับ',
			'风力强，静音电机，三档调速。',
		],
		`hatari HT-T16 | table | 16 inch | 790
		hatari HT-S16 | standing | 16/18 inch | 1090/1390
		hatari HT-W16 | wall | 16/18 inch | 990/1290
		mitsubishi R16A | standing | 16 inch | 1690
		mitsubishi W16 | wall | 16 inch | 1490
		panasonic F-409 | standing | 16 inch | 1690
		panasonic F-60 | ceiling | 60 inch | 2290
		sharp PJ-TA16 | table | 16 inch | 890
		xiaomi Smart Fan 2 | standing | 14 inch | 2490
		toshiba F-LSD30 | standing+rechargeable | 12 inch | 1990
		- USB F20 | portable+rechargeable | 8 inch | 290`,
		{ hues: [0, 4], grams: 5_000 },
	),
	goods(
		'air-conditioner',
		'fans-and-air',
		'gear',
		['air conditioner', 'အဲကွန်း', 'แอร์', '空调'],
		[
			'Cools a bedroom in minutes; quiet at night.',
			'အိပ်ခန်းကို မိနစ်ပိုင်းအတွင်း အေးစေပြီး ညဘက် အသံတိတ်သည်။',
			'ห้องเย็นในไม่กี่นาที เงียบตอนกลางคืน',
			'几分钟降温，夜间静音。',
		],
		`daikin Sabai Plus | inverter | 9200/12300/18100 btu | 14900/17900/26900
		mitsubishi Mr. Slim GT | inverter | 9000/12000/18000 btu | 15900/19900/28900
		samsung WindFree | inverter | 9000/12000 btu | 13900/15900
		lg Dual Cool | inverter | 9000/12000 btu | 12900/14900
		haier Clean Cool | inverter | 9000/12000/18000 btu | 9900/11900/17900
		tcl T-Pro | inverter | 9000/12000 btu | 8900/10900
		midea Celest | | 9000/12000 btu | 8900/10500`,
		{ grams: 35_000 },
	),
	goods(
		'air-purifier',
		'fans-and-air',
		'gear',
		['air purifier', 'လေသန့်စင်စက်', 'เครื่องฟอกอากาศ', '空气净化器'],
		[
			'HEPA filter against PM2.5, smoke and pollen.',
			'PM2.5၊ မီးခိုးနှင့် ဝတ်မှုန်အတွက် HEPA စစ်ကိရိယာ။',
			'แผ่นกรอง HEPA กัน PM2.5 ควัน และเกสร',
			'HEPA滤网，除PM2.5、烟尘与花粉。',
		],
		`xiaomi 4 Lite | | | 2990
		xiaomi 4 Compact | | | 1990
		sharp FP-J30 | | | 2990
		sharp FP-J50 | | | 4990
		philips AC0820 | | | 3990
		daikin MC40 | | | 7990
		dyson TP07 | | | 19900
		hatari AP12 | | | 2490`,
		{ grams: 5_000 },
	),
	goods(
		'steam-iron',
		'laundry-and-cleaning',
		'gear',
		['iron', 'မီးပူ', 'เตารีด', '电熨斗'],
		[
			'A smooth sole plate that glides over cotton and longyis.',
			'ချည်သားနှင့် လုံချည်ပေါ် ချောမွေ့စွာ တိုက်နိုင်သည်။',
			'หน้าเตาลื่น รีดผ้าฝ้ายและโสร่งเรียบ',
			'底板顺滑，棉布笼基轻松熨平。',
		],
		`philips GC1740 | steamtype | 2000 watts | 890
		philips GC158 | dry | 1100 watts | 690
		philips STH3000 | steamtype+portable | 1000 watts | 1190
		panasonic NI-E200 | steamtype | 1600 watts | 790
		panasonic NI-317 | dry | 1000 watts | 590
		tefal FV1847 | steamtype | 2200 watts | 990
		sharp AM-NM | dry | 1000 watts | 390
		otto EI-601 | dry | 1000 watts | 290
		electrolux E5SI1 | steamtype | 2300 watts | 1390`,
		{ hues: [0, 4], grams: 1_200 },
	),
	goods(
		'washing-machine',
		'laundry-and-cleaning',
		'gear',
		['washing machine', 'အဝတ်လျှော်စက်', 'เครื่องซักผ้า', '洗衣机'],
		[
			'Washes gently and spins clothes almost dry.',
			'အဝတ်ကို နူးညံ့စွာ လျှော်ပြီး ခြောက်လုနီးပါး ညှစ်ပေးသည်။',
			'ซักนุ่มนวล ปั่นแห้งเกือบหมาด',
			'轻柔洗涤，高速甩干。',
		],
		`samsung WA10 | topload | 10 kg | 6990
		samsung WW90 | frontload+inverter | 9 kg | 12990
		lg T2108 | topload+inverter | 8 kg | 6990
		lg FV1209 | frontload+inverter | 9 kg | 13990
		toshiba AW-J800 | topload | 7 kg | 4690
		haier HWM-T80 | topload | 8/10 kg | 4990/5990
		haier HW90 | frontload+inverter | 9 kg | 9990
		electrolux EWF8024 | frontload+inverter | 8 kg | 10990
		hitachi SF-80 | topload | 8 kg | 6490
		panasonic NA-F80 | topload | 8 kg | 5990`,
		{ grams: 40_000 },
	),
	goods(
		'vacuum-cleaner',
		'laundry-and-cleaning',
		'gear',
		['vacuum cleaner', 'ဖုန်စုပ်စက်', 'เครื่องดูดฝุ่น', '吸尘器'],
		[
			'For hard floors and carpets; the dust cup is washable.',
			'ကြမ်းပြင်နှင့် ကော်ဇောများအတွက်။ ဖုန်ခွက်ကို ဆေးနိုင်သည်။',
			'สำหรับพื้นแข็งและพรม ถังฝุ่นล้างได้',
			'适合硬地板和地毯，尘盒可水洗。',
		],
		`dyson V8 | cordless | | 11900
		dyson V12 Detect Slim | cordless | | 21900
		xiaomi G20 Lite | cordless | | 3490
		xiaomi Robot S20 | robot | | 5990
		xiaomi Robot E10 | robot | | 3990
		samsung Jet 65 | cordless | | 6990
		philips XB2022 | | | 2990
		electrolux Z1230 | | | 2490
		hitachi CV-950 | | | 3290
		- Mini Car | portable+rechargeable | | 390`,
		{ grams: 4_000 },
	),
	goods(
		'light-bulb',
		'lighting-and-power',
		'gear',
		['LED bulb', 'LED မီးသီး', 'หลอดไฟ LED', 'LED灯泡'],
		[
			'Bright light for a tenth of the electricity.',
			'လျှပ်စစ် ဆယ်ပုံတစ်ပုံဖြင့် လင်းထိန်သည်။',
			'สว่างแต่ใช้ไฟเพียงหนึ่งในสิบ',
			'明亮，耗电仅为十分之一。',
		],
		`philips Essential | daylight/warmwhite | 7/9/13 watts | 49/59/89
		panasonic Neo | daylight/warmwhite | 9/12 watts | 55/75
		toshiba | daylight | 9/14 watts | 49/79
		tplink Tapo L530E | | 9 watts | 390
		- T-Bulb | daylight+rechargeable | 9/20 watts | 99/159`,
		{ grams: 100 },
	),
	goods(
		'rechargeable-lamp',
		'lighting-and-power',
		'gear',
		['emergency lamp', 'အရေးပေါ်မီး', 'ไฟฉุกเฉิน', '应急灯'],
		[
			'Light for hours when the power is out.',
			'မီးပျက်ချိန် နာရီပေါင်းများစွာ လင်းသည်။',
			'สว่างหลายชั่วโมงเมื่อไฟดับ',
			'停电时可亮数小时。',
		],
		`panasonic BF-BL01 | rechargeable | | 590
		- ZJ-98 | rechargeable+folding | | 190
		- KM-7908 | rechargeable+solar | | 290
		xiaomi Mi LED Desk Lamp 1S | | | 1190
		baseus Comfort | rechargeable | | 490
		philips Toledo | rechargeable | | 690`,
		{ grams: 500 },
	),
	goods(
		'power-strip',
		'lighting-and-power',
		'gear',
		['power strip', 'ပလပ်ပေါက်ခုံ', 'ปลั๊กพ่วง', '插线板'],
		[
			'Switch for each socket, fuse and fire-resistant plastic.',
			'ပေါက်တိုင်းအတွက် ခလုတ်၊ ဖျူးစ်နှင့် မီးခံပလတ်စတစ်။',
			'สวิตช์แยกทุกช่อง มีเบรกเกอร์ พลาสติกไม่ลามไฟ',
			'独立开关，带保险丝，阻燃外壳。',
		],
		`toshino ET-914 | | 3/5 m | 390/490
		toshino N1-375 USB | | 3 m | 590
		panasonic WCHG | | 3/5 m | 690/890
		xiaomi Mi Power Strip | | 2 m | 490
		philips CHP2 | | 2/5 m | 350/490`,
		{ grams: 500 },
	),
	goods(
		'solar-panel',
		'lighting-and-power',
		'gear',
		['solar panel', 'ဆိုလာပြား', 'แผงโซลาร์เซลล์', '太阳能板'],
		[
			'Charges phones, lamps and batteries from the sun.',
			'နေရောင်ဖြင့် ဖုန်း၊ မီးအိမ်နှင့် ဘက်ထရီ အားသွင်းနိုင်သည်။',
			'ชาร์จมือถือ ไฟ และแบตเตอรี่ด้วยแสงแดด',
			'用阳光给手机、灯具和电池充电。',
		],
		`anker 625 | folding | 100 watts | 8990
		- Mono | | 50/100/200 watts | 990/1690/2990
		- Home Kit | rechargeable | 20 watts | 1290`,
		{ grams: 4_000 },
	),
];
