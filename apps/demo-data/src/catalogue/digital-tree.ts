import type { Words } from '../words.ts';
import { DIGITAL_KINDS } from './digital.ts';
import { type FirstCategory, type Kind, kind } from './types.ts';

/** One of the kinds that the market sold before digital goods had categories. */
function early(icon: string): Kind {
	const found = DIGITAL_KINDS.find((each) => each.icon === icon);
	if (!found) throw new Error(`no digital kind has the icon ${icon}`);
	return found;
}

/** Diamonds in a pack, as games sell them. */
const DIAMONDS: readonly Words[] = [
	['86', '၈၆ ပွင့်', '86 เม็ด', '86颗'],
	['172', '၁၇၂ ပွင့်', '172 เม็ด', '172颗'],
	['257', '၂၅၇ ပွင့်', '257 เม็ด', '257颗'],
	['706', '၇၀၆ ပွင့်', '706 เม็ด', '706颗'],
];
const LEVELS: readonly Words[] = [
	['Beginner', 'စတင်သူ', 'ระดับเริ่มต้น', '初级'],
	['Intermediate', 'အလယ်အလတ်', 'ระดับกลาง', '中级'],
	['Advanced', 'အဆင့်မြင့်', 'ระดับสูง', '高级'],
	['Weekend', 'စနေ တနင်္ဂနွေ', 'วันหยุด', '周末'],
];
const PLANS: readonly Words[] = [
	['Personal', 'တစ်ဦးသုံး', 'ส่วนตัว', '个人版'],
	['Family', 'မိသားစု', 'ครอบครัว', '家庭版'],
	['Small-business', 'လုပ်ငန်းငယ်သုံး', 'ธุรกิจขนาดเล็ก', '小微企业版'],
	['Premium', 'ပရီမီယံ', 'พรีเมียม', '高级版'],
];

/** Three levels of categories of digital goods with the kinds in them. */
export const DIGITAL_CATALOGUE: readonly FirstCategory[] = [
	{
		slug: 'games',
		children: [
			{
				slug: 'game-credit',
				children: [
					{
						slug: 'mobile-game-credit',
						kinds: [early('video-game')],
					},
					{
						slug: 'in-game-items',
						kinds: [
							kind(
								'gem-stone',
								[0, 3, 7],
								'digital',
								[3000, 48000],
								['diamonds', 'ဂိမ်းစိန်', 'เพชรเกม', '游戏钻石'],
								[
									'Diamonds for the game whose player number you type in.',
									'သင်ရိုက်ထည့်သော ကစားသူနံပါတ်သို့ ဝင်မည့် စိန်များ။',
									'เพชรเข้าไอดีผู้เล่นที่คุณกรอก',
									'直充到您填写的玩家编号。',
								],
								{ styles: DIAMONDS },
							),
						],
					},
				],
			},
			{
				slug: 'games-to-play',
				children: [
					{
						slug: 'computer-games',
						kinds: [
							kind(
								'joystick',
								[0, 5],
								'digital',
								[9000, 98000],
								['game key', 'ဂိမ်းသော့ကုဒ်', 'คีย์เกม', '游戏激活码'],
								[
									'A key that adds the whole game to your library, for good.',
									'ဂိမ်းတစ်ခုလုံးကို သင့်စာရင်းထဲ အမြဲတမ်း ထည့်ပေးမည့် သော့ကုဒ်။',
									'คีย์สำหรับเพิ่มเกมเต็มเข้าคลังของคุณถาวร',
									'激活后整款游戏永久入库。',
								],
								{
									styles: [
										['Adventure', 'စွန့်စားခန်း', 'ผจญภัย', '冒险'],
										['Racing', 'ကားပြိုင်', 'แข่งรถ', '赛车'],
										['Football', 'ဘောလုံး', 'ฟุตบอล', '足球'],
										['City-building', 'မြို့တည်', 'สร้างเมือง', '城市建造'],
									],
								},
							),
						],
					},
					{
						slug: 'puzzle-games',
						kinds: [
							kind(
								'puzzle-piece',
								[0, 2, 8],
								'digital',
								[2500, 15000],
								['puzzle app', 'ဉာဏ်စမ်းအက်ပ်', 'แอปปริศนา', '益智应用'],
								[
									'No advertisements, and it works without a connection.',
									'ကြော်ငြာမပါ၊ အင်တာနက်မရှိလည်း ကစားနိုင်သည်။',
									'ไม่มีโฆษณา เล่นได้แม้ไม่มีเน็ต',
									'无广告，断网也能玩。',
								],
								{ styles: LEVELS.slice(0, 3) },
							),
						],
					},
				],
			},
		],
	},
	{
		slug: 'music-films-and-reading',
		children: [
			{
				slug: 'listening',
				children: [
					{
						slug: 'music-subscriptions',
						kinds: [early('musical-notes')],
					},
					{
						slug: 'audiobooks',
						kinds: [
							kind(
								'headphone',
								[0, 6],
								'digital',
								[3500, 16000],
								['audiobook', 'အသံစာအုပ်', 'หนังสือเสียง', '有声书'],
								[
									'Read by actors, chapter by chapter, for the bus and the kitchen.',
									'သရုပ်ဆောင်များ အခန်းလိုက် ဖတ်ပြထားသော အသံစာအုပ်။',
									'อ่านโดยนักแสดง แบ่งเป็นบท ฟังบนรถหรือในครัวก็ได้',
									'由演员分章朗读，通勤下厨皆可听。',
								],
								{
									gives: 'file',
									styles: [
										['Folk-tale', 'ပုံပြင်', 'นิทานพื้นบ้าน', '民间故事'],
										['History', 'သမိုင်း', 'ประวัติศาสตร์', '历史'],
										['Mystery', 'စုံထောက်', 'สืบสวน', '悬疑'],
										['Children’s', 'ကလေး', 'สำหรับเด็ก', '儿童'],
									],
								},
							),
						],
					},
				],
			},
			{
				slug: 'watching',
				children: [
					{
						slug: 'film-subscriptions',
						kinds: [early('clapper-board')],
					},
					{
						slug: 'live-sport',
						kinds: [
							kind(
								'television',
								[0, 4],
								'digital',
								[7500, 42000],
								['live sport pass', 'တိုက်ရိုက်အားကစား လက်မှတ်', 'แพ็กเกจดูกีฬาสด', '体育直播通行证'],
								[
									'All matches live, and again for a week.',
									'ပွဲအားလုံး တိုက်ရိုက်ကြည့်နိုင်ပြီး တစ်ပတ်အတွင်း ပြန်ကြည့်နိုင်သည်။',
									'ดูสดทุกนัด ย้อนหลังได้หนึ่งสัปดาห์',
									'全部赛事直播，一周内可回看。',
								],
								{
									options: 'plan',
									styles: [
										['Football', 'ဘောလုံး', 'ฟุตบอล', '足球'],
										['Boxing', 'လက်ဝှေ့', 'มวย', '搏击'],
										['All-sport', 'အားကစားစုံ', 'ทุกกีฬา', '全体育'],
									],
								},
							),
						],
					},
				],
			},
			{
				slug: 'reading',
				children: [
					{ slug: 'e-books', kinds: [early('open-book')] },
					{
						slug: 'magazines',
						kinds: [
							kind(
								'newspaper',
								[0],
								'digital',
								[2500, 12000],
								['magazine subscription', 'မဂ္ဂဇင်း အစီအစဉ်', 'สมาชิกนิตยสาร', '杂志订阅'],
								[
									'Every issue on the day it appears, with the archive.',
									'ထုတ်သည့်နေ့တွင်ပင် ဖတ်နိုင်ပြီး ယခင်စာစောင်များပါ ပါဝင်သည်။',
									'อ่านได้ทุกฉบับในวันวางแผง พร้อมฉบับย้อนหลัง',
									'出刊当日可读，含往期。',
								],
								{
									options: 'plan',
									styles: [
										['Cooking', 'ချက်ပြုတ်ရေး', 'อาหาร', '美食'],
										['Travel', 'ခရီးသွား', 'ท่องเที่ยว', '旅行'],
										['Farming', 'စိုက်ပျိုးရေး', 'เกษตร', '农业'],
										['Children’s', 'ကလေး', 'สำหรับเด็ก', '儿童'],
									],
								},
							),
						],
					},
				],
			},
		],
	},
	{
		slug: 'learning',
		children: [
			{
				slug: 'languages-and-exams',
				children: [
					{
						slug: 'language-courses',
						kinds: [early('graduation-cap')],
					},
					{
						slug: 'exam-practice',
						kinds: [
							kind(
								'memo',
								[0],
								'digital',
								[4000, 22000],
								['exam practice set', 'စာမေးပွဲ လေ့ကျင့်ခန်းတွဲ', 'ชุดฝึกทำข้อสอบ', '考试练习题'],
								[
									'Ten papers with worked answers, to print or to do on screen.',
									'အဖြေရှင်းလင်းချက်ပါ မေးခွန်းဆယ်စုံ၊ ပုံနှိပ်၍ဖြစ်စေ ဖြေနိုင်သည်။',
									'ข้อสอบสิบชุดพร้อมเฉลยละเอียด พิมพ์หรือทำบนจอก็ได้',
									'十套试卷附详解，可打印可在线做。',
								],
								{
									gives: 'file',
									styles: [
										['Matriculation', 'တက္ကသိုလ်ဝင်တန်း', 'สอบเข้ามหาวิทยาลัย', '高考'],
										['Primary-school', 'မူလတန်း', 'ประถม', '小学'],
										['English', 'အင်္ဂလိပ်စာ', 'ภาษาอังกฤษ', '英语'],
										['Mathematics', 'သင်္ချာ', 'คณิตศาสตร์', '数学'],
									],
								},
							),
						],
					},
				],
			},
			{
				slug: 'skills',
				children: [
					{
						slug: 'work-skills',
						kinds: [
							kind(
								'bar-chart',
								[0, 6],
								'digital',
								[15000, 90000],
								['spreadsheet course', 'စာရင်းဇယား သင်တန်း', 'คอร์สสเปรดชีต', '表格课程'],
								[
									'Twenty lessons with the files to practise on.',
									'လေ့ကျင့်ရန် ဖိုင်များပါသော သင်ခန်းစာ နှစ်ဆယ်။',
									'ยี่สิบบทเรียนพร้อมไฟล์ฝึกทำ',
									'二十节课，附练习文件。',
								],
								{ options: 'plan', styles: LEVELS },
							),
							kind(
								'desktop-computer',
								[0, 4],
								'digital',
								[22000, 120000],
								['programming course', 'ပရိုဂရမ်ရေးနည်း သင်တန်း', 'คอร์สเขียนโปรแกรม', '编程课程'],
								[
									'From the first line to an app of your own, with answers from a teacher.',
									'ပထမဆုံးစာကြောင်းမှ ကိုယ်ပိုင်အက်ပ်အထိ ဆရာ၏ အဖြေများနှင့်အတူ။',
									'ตั้งแต่บรรทัดแรกจนมีแอปของตัวเอง มีครูตอบคำถาม',
									'从第一行代码到自己的应用，有老师答疑。',
								],
								{ options: 'plan', styles: LEVELS },
							),
						],
					},
					{
						slug: 'hobby-courses',
						kinds: [
							kind(
								'camera',
								[0],
								'digital',
								[9000, 46000],
								['photography course', 'ဓာတ်ပုံ သင်တန်း', 'คอร์สถ่ายภาพ', '摄影课程'],
								[
									'For phone or camera, with a task for each week.',
									'ဖုန်း သို့မဟုတ် ကင်မရာဖြင့်၊ အပတ်စဉ် လေ့ကျင့်ခန်းပါသည်။',
									'ใช้มือถือหรือกล้องก็ได้ มีโจทย์ทุกสัปดาห์',
									'手机相机皆可，每周一题。',
								],
								{ options: 'plan', styles: LEVELS },
							),
							kind(
								'guitar',
								[0, 5],
								'digital',
								[8000, 39000],
								['guitar course', 'ဂစ်တာ သင်တန်း', 'คอร์สกีตาร์', '吉他课程'],
								[
									'Songs from the first lesson, chords on screen.',
									'ပထမသင်ခန်းစာမှစ၍ သီချင်းများ၊ ကော့ဒ်များကို မျက်နှာပြင်တွင် ပြသည်။',
									'เล่นเพลงได้ตั้งแต่บทแรก มีคอร์ดบนจอ',
									'第一课就弹歌，屏幕显示和弦。',
								],
								{ options: 'plan', styles: LEVELS },
							),
						],
					},
				],
			},
		],
	},
	{
		slug: 'software-and-cloud',
		children: [
			{
				slug: 'security',
				children: [
					{
						slug: 'antivirus',
						kinds: [early('locked-with-key')],
					},
					{
						slug: 'passwords',
						kinds: [
							kind(
								'key',
								[0, 6],
								'digital',
								[8000, 36000],
								['password safe', 'စကားဝှက် သေတ္တာ', 'ตู้เก็บรหัสผ่าน', '密码保险箱'],
								[
									'All passwords behind one, on every device.',
									'စကားဝှက်အားလုံးကို တစ်ခုတည်းဖြင့်၊ စက်တိုင်းတွင် သုံးနိုင်သည်။',
									'รวมทุกรหัสไว้หลังรหัสเดียว ใช้ได้ทุกเครื่อง',
									'一个主密码管理全部，多设备通用。',
								],
								{ options: 'licence', styles: PLANS },
							),
						],
					},
				],
			},
			{
				slug: 'office-and-design',
				children: [
					{
						slug: 'design-templates',
						kinds: [early('artist-palette')],
					},
					{
						slug: 'office-apps',
						kinds: [
							kind(
								'briefcase',
								[0, 5],
								'digital',
								[12000, 85000],
								['office licence', 'ရုံးသုံး လိုင်စင်', 'ไลเซนส์ชุดสำนักงาน', '办公软件授权'],
								[
									'Letters, tables and slides, also in Burmese and Thai.',
									'စာ၊ ဇယားနှင့် ဆလိုက်များကို မြန်မာ၊ ထိုင်းဘာသာဖြင့်ပါ ရေးနိုင်သည်။',
									'เอกสาร ตาราง และสไลด์ รองรับภาษาไทยและพม่า',
									'文档、表格、幻灯片，支持缅泰文。',
								],
								{ options: 'licence', styles: PLANS },
							),
						],
					},
					{
						slug: 'photo-and-video',
						kinds: [
							kind(
								'film-projector',
								[0],
								'digital',
								[11000, 72000],
								['video editor licence', 'ဗီဒီယိုတည်းဖြတ် လိုင်စင်', 'ไลเซนส์ตัดต่อวิดีโอ', '视频剪辑授权'],
								[
									'Cut, subtitle and post, on computer and phone.',
									'ဖြတ်တောက်၊ စာတန်းထိုး၊ တင်ပို့ခြင်းကို ကွန်ပျူတာနှင့် ဖုန်းတွင် ပြုလုပ်နိုင်သည်။',
									'ตัดต่อ ใส่ซับ และโพสต์ ได้ทั้งคอมและมือถือ',
									'剪辑、加字幕、发布，电脑手机皆可。',
								],
								{ options: 'licence', styles: PLANS },
							),
						],
					},
				],
			},
			{
				slug: 'storage',
				children: [
					{
						slug: 'cloud-storage',
						kinds: [
							kind(
								'cloud',
								[0, 8],
								'digital',
								[3000, 19000],
								['cloud storage', 'ကလောက်ဒ်သိုလှောင်မှု', 'พื้นที่คลาวด์', '云存储'],
								[
									'Pictures and files kept safe, and shared by a link.',
									'ဓာတ်ပုံနှင့် ဖိုင်များကို လုံခြုံစွာ သိမ်းပြီး လင့်ခ်ဖြင့် မျှဝေနိုင်သည်။',
									'เก็บรูปและไฟล์อย่างปลอดภัย แชร์ด้วยลิงก์',
									'照片文件安全保存，链接分享。',
								],
								{ options: 'plan', measures: [[200, 'gb']], styles: PLANS },
							),
						],
					},
				],
			},
		],
	},
	{
		slug: 'top-up-and-vouchers',
		children: [
			{
				slug: 'mobile-top-up',
				children: [
					{
						slug: 'airtime',
						kinds: [
							kind(
								'mobile-phone-with-arrow',
								[0, 6],
								'digital',
								[1000, 30000],
								['airtime code', 'ဖုန်းဘေလ်ကုဒ်', 'โค้ดเติมเงิน', '话费充值码'],
								[
									'For prepaid numbers; works at once.',
									'ကြိုတင်ငွေဖြည့်နံပါတ်များအတွက်၊ ချက်ချင်း အသုံးပြုနိုင်သည်။',
									'สำหรับเบอร์เติมเงิน ใช้ได้ทันที',
									'适用于预付费号码，即时到账。',
								],
								{ faceValues: { mm: [5_000, 10_000, 20_000], th: [50, 100, 300] } },
							),
						],
					},
					{
						slug: 'data-packs',
						kinds: [
							kind(
								'antenna-bars',
								[0, 4],
								'digital',
								[2500, 26000],
								['data pack', 'ဒေတာအထုပ်', 'แพ็กเน็ต', '流量包'],
								['Full speed until it is used up.', 'ကုန်ဆုံးသည်အထိ အမြန်နှုန်းအပြည့်။', 'ความเร็วเต็มจนกว่าจะหมด', '用完前不限速。'],
								{
									styles: [['4G', '4G', '4G', '4G']],
									measures: [
										[5, 'gb'],
										[10, 'gb'],
										[30, 'gb'],
									],
								},
							),
						],
					},
				],
			},
			{
				slug: 'gift-cards',
				children: [
					{
						slug: 'shop-vouchers',
						kinds: [
							kind(
								'wrapped-gift',
								[0, 3, 8],
								'digital',
								[5000, 100000],
								['shopping voucher', 'ဈေးဝယ်ဘောက်ချာ', 'บัตรกำนัลช้อปปิ้ง', '购物礼券'],
								[
									'Sent by email with your greeting, valid for a year.',
									'သင့်နှုတ်ခွန်းဆက်စကားနှင့်အတူ အီးမေးလ်ဖြင့် ပို့ပေးပြီး တစ်နှစ် သုံးနိုင်သည်။',
									'ส่งทางอีเมลพร้อมคำอวยพร ใช้ได้หนึ่งปี',
									'附祝福语邮件发送，一年有效。',
								],
								{ faceValues: { mm: [10_000, 20_000, 50_000, 100_000], th: [100, 300, 500, 1_000] } },
							),
						],
					},
					{
						slug: 'event-tickets',
						kinds: [
							kind(
								'admission-tickets',
								[0, 5],
								'digital',
								[6000, 65000],
								['ticket', 'ဝင်ခွင့်လက်မှတ်', 'บัตรเข้าชม', '门票'],
								[
									'Show the code on your phone at the door.',
									'ဝင်ပေါက်တွင် ဖုန်းထဲမှ ကုဒ်ကို ပြပါ။',
									'แสดงโค้ดบนมือถือที่ประตู',
									'入场时出示手机上的票码。',
								],
								{
									styles: [
										['Concert', 'ဂီတပွဲ', 'คอนเสิร์ต', '演唱会'],
										['Theatre', 'ဇာတ်ပွဲ', 'ละครเวที', '戏剧'],
										['Museum', 'ပြတိုက်', 'พิพิธภัณฑ์', '博物馆'],
										['Water-park', 'ရေကစားကွင်း', 'สวนน้ำ', '水上乐园'],
									],
								},
							),
						],
					},
				],
			},
		],
	},
];
