/** Categories of digital goods; the columns are those of `categories.ts`. */
export const DIGITAL_GOODS = `
501 | - | games | video-game | Games | ဂိမ်းများ | เกม | 游戏
502 | games | game-credit | video-game | Credit and items | ငွေဖြည့်နှင့် ပစ္စည်းများ | เติมเกมและไอเท็ม | 充值与道具
503 | game-credit | mobile-game-credit | video-game | Mobile game credit | မိုဘိုင်းဂိမ်း ငွေဖြည့် | เติมเกมมือถือ | 手游充值
504 | game-credit | in-game-items | gem-stone | In-game items | ဂိမ်းတွင်းပစ္စည်းများ | ไอเท็มในเกม | 游戏道具
505 | games | games-to-play | video-game | Games to play | ကစားရန် ဂိမ်းများ | ตัวเกม | 整款游戏
506 | games-to-play | computer-games | joystick | Computer games | ကွန်ပျူတာဂိမ်းများ | เกมคอมพิวเตอร์ | 电脑游戏
507 | games-to-play | puzzle-games | puzzle-piece | Puzzles and quizzes | ဉာဏ်စမ်းဂိမ်းများ | เกมปริศนา | 益智游戏
508 | - | music-films-and-reading | clapper-board | Music, films and reading | တေးဂီတ၊ ရုပ်ရှင်နှင့် စာပေ | เพลง หนัง และหนังสือ | 音乐影视与阅读
509 | music-films-and-reading | listening | clapper-board | Listening | နားဆင်ရန် | ฟัง | 听
510 | listening | music-subscriptions | musical-notes | Music | တေးဂီတ | เพลง | 音乐
511 | listening | audiobooks | headphone | Audiobooks | အသံစာအုပ်များ | หนังสือเสียง | 有声书
512 | music-films-and-reading | watching | clapper-board | Watching | ကြည့်ရှုရန် | ดู | 看
513 | watching | film-subscriptions | clapper-board | Films and series | ရုပ်ရှင်နှင့် ဇာတ်လမ်းတွဲ | หนังและซีรีส์ | 电影剧集
514 | watching | live-sport | television | Live sport | တိုက်ရိုက် အားကစား | กีฬาสด | 体育直播
515 | music-films-and-reading | reading | clapper-board | Reading | ဖတ်ရှုရန် | อ่าน | 读
516 | reading | e-books | open-book | E-books | အီးစာအုပ်များ | อีบุ๊ก | 电子书
517 | reading | magazines | newspaper | Magazines | မဂ္ဂဇင်းများ | นิตยสาร | 杂志
518 | - | learning | graduation-cap | Learning | သင်ယူလေ့လာရေး | การเรียนรู้ | 学习
519 | learning | languages-and-exams | graduation-cap | Languages and exams | ဘာသာစကားနှင့် စာမေးပွဲ | ภาษาและการสอบ | 语言与考试
520 | languages-and-exams | language-courses | graduation-cap | Language courses | ဘာသာစကား သင်တန်းများ | คอร์สภาษา | 语言课程
521 | languages-and-exams | exam-practice | memo | Exam practice | စာမေးပွဲ လေ့ကျင့်ခန်း | ฝึกทำข้อสอบ | 考试练习
522 | learning | skills | graduation-cap | Skills | ကျွမ်းကျင်မှုများ | ทักษะ | 技能
523 | skills | work-skills | bar-chart | Work skills | လုပ်ငန်းခွင် ကျွမ်းကျင်မှု | ทักษะทำงาน | 职场技能
524 | skills | hobby-courses | camera | Hobby courses | ဝါသနာ သင်တန်းများ | คอร์สงานอดิเรก | 兴趣课程
525 | - | software-and-cloud | briefcase | Software and cloud | ဆော့ဖ်ဝဲနှင့် ကလောက်ဒ် | ซอฟต์แวร์และคลาวด์ | 软件与云服务
526 | software-and-cloud | security | briefcase | Security | လုံခြုံရေး | ความปลอดภัย | 安全
527 | security | antivirus | locked-with-key | Antivirus | ဗိုင်းရပ်စ်ကာကွယ်ရေး | แอนตี้ไวรัส | 杀毒软件
528 | security | passwords | key | Password safes | စကားဝှက် သိမ်းဆည်းရေး | ที่เก็บรหัสผ่าน | 密码管理
529 | software-and-cloud | office-and-design | briefcase | Office and design | ရုံးသုံးနှင့် ဒီဇိုင်း | งานเอกสารและออกแบบ | 办公与设计
530 | office-and-design | design-templates | artist-palette | Templates | ပုံစံငယ်များ | เทมเพลต | 模板
531 | office-and-design | office-apps | briefcase | Office apps | ရုံးသုံးအက်ပ်များ | แอปสำนักงาน | 办公软件
532 | office-and-design | photo-and-video | film-projector | Photo and video | ဓာတ်ပုံနှင့် ဗီဒီယို | ภาพและวิดีโอ | 图片与视频
533 | software-and-cloud | storage | briefcase | Storage | သိုလှောင်မှု | พื้นที่เก็บข้อมูล | 存储
534 | storage | cloud-storage | cloud | Cloud storage | ကလောက်ဒ် သိုလှောင်မှု | คลาวด์เก็บไฟล์ | 云盘
535 | - | top-up-and-vouchers | wrapped-gift | Top-up and vouchers | ဖုန်းဘေလ်နှင့် ဘောက်ချာ | เติมเงินและบัตรกำนัล | 充值与礼券
536 | top-up-and-vouchers | mobile-top-up | wrapped-gift | Mobile | မိုဘိုင်း | มือถือ | 手机
537 | mobile-top-up | airtime | mobile-phone-with-arrow | Airtime | ဖုန်းဘေလ် | เติมเงินมือถือ | 话费
538 | mobile-top-up | data-packs | antenna-bars | Data packs | ဒေတာ အထုပ်များ | แพ็กเน็ต | 流量包
539 | top-up-and-vouchers | gift-cards | wrapped-gift | Gift cards | လက်ဆောင်ကတ် | บัตรของขวัญ | 礼品卡
540 | gift-cards | shop-vouchers | wrapped-gift | Shop vouchers | ဈေးဝယ်ဘောက်ချာ | บัตรช้อปปิ้ง | 购物券
541 | gift-cards | event-tickets | admission-tickets | Event tickets | ပွဲလက်မှတ်များ | บัตรงานอีเวนต์ | 活动门票
`;
