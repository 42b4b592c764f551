/** Categories of goods; the columns are those of `categories.ts`. */
export const GOODS = `
1 | - | fashion | dress | Fashion | ဖက်ရှင် | แฟชั่น | 时尚服饰
2 | fashion | clothing | dress | Clothing | အဝတ်အထည် | เสื้อผ้า | 服装
3 | clothing | tops | t-shirt | Shirts and tops | အင်္ကျီများ | เสื้อ | 上衣
4 | clothing | bottoms | longyi | Longyis and trousers | လုံချည်နှင့် ဘောင်းဘီ | โสร่งและกางเกง | 笼基与裤装
5 | clothing | dresses | dress | Dresses and sets | ဂါဝန်နှင့် ဝတ်စုံ | ชุดเดรสและชุดเซ็ต | 连衣裙与套装
6 | fashion | shoes-and-bags | dress | Shoes and bags | ဖိနပ်နှင့် အိတ် | รองเท้าและกระเป๋า | 鞋包
7 | shoes-and-bags | shoes | running-shoes | Shoes | ဖိနပ် | รองเท้า | 鞋
8 | shoes-and-bags | bags | handbag | Bags | အိတ်များ | กระเป๋า | 包
9 | fashion | accessories | dress | Accessories | အသုံးအဆောင် | เครื่องประดับ | 配饰
10 | accessories | jewellery-and-watches | ring | Jewellery and watches | လက်ဝတ်ရတနာနှင့် နာရီ | จิวเวลรีและนาฬิกา | 首饰与手表
11 | accessories | hats-and-umbrellas | umbrella | Hats and umbrellas | ဦးထုပ်နှင့် ထီး | หมวกและร่ม | 帽子与雨伞
12 | - | phones | smartphone | Phones | ဖုန်း | มือถือ | 手机
13 | phones | mobile-phones | smartphone | Mobile phones | မိုဘိုင်းဖုန်း | โทรศัพท์มือถือ | 移动电话
14 | mobile-phones | smartphones | smartphone | Smartphones | စမတ်ဖုန်း | สมาร์ทโฟน | 智能手机
15 | mobile-phones | feature-phones | keypad-phone | Simple phones | ခလုတ်ဖုန်း | มือถือปุ่มกด | 功能手机
16 | phones | phone-power | smartphone | Power | အားသွင်းပစ္စည်း | อุปกรณ์ชาร์จ | 电源配件
17 | phone-power | power-banks | power-bank | Power banks | ပါဝါဘဏ် | พาวเวอร์แบงก์ | 充电宝
18 | phone-power | chargers | charger | Chargers | အားသွင်းခေါင်း | หัวชาร์จ | 充电器
19 | phones | phone-accessories | smartphone | Phone accessories | ဖုန်းအပိုပစ္စည်း | อุปกรณ์เสริมมือถือ | 手机配件
20 | phone-accessories | selfie-sticks | selfie-stick | Selfie sticks and tripods | ဆယ်လ်ဖီတိုင် | ไม้เซลฟี่และขาตั้ง | 自拍杆与支架
21 | phone-accessories | memory-cards | memory-card | Memory cards | မှတ်ဉာဏ်ကတ် | เมมโมรีการ์ด | 存储卡
22 | - | electronics | laptop | Electronics | လျှပ်စစ်ပစ္စည်း | อิเล็กทรอนิกส์ | 数码电器
23 | electronics | computers | laptop | Computers | ကွန်ပျူတာ | คอมพิวเตอร์ | 电脑
24 | computers | laptops | laptop | Laptops | လက်တော့ပ် | แล็ปท็อป | 笔记本电脑
25 | computers | computer-accessories | keyboard | Keyboards and mice | ကီးဘုတ်နှင့် မောက်စ် | คีย์บอร์ดและเมาส์ | 键盘鼠标
26 | electronics | sound-and-vision | laptop | Sound and vision | အသံနှင့် ရုပ် | เครื่องเสียงและภาพ | 影音设备
27 | sound-and-vision | headphones | headphones | Headphones | နားကြပ် | หูฟัง | 耳机
28 | sound-and-vision | radios-and-speakers | radio | Radios and speakers | ရေဒီယိုနှင့် စပီကာ | วิทยุและลำโพง | 收音机与音箱
29 | sound-and-vision | televisions | television | Televisions | ရုပ်မြင်သံကြား | โทรทัศน์ | 电视
30 | electronics | cameras-and-games | laptop | Cameras and games | ကင်မရာနှင့် ဂိမ်း | กล้องและเกม | 相机与游戏机
31 | cameras-and-games | cameras | camera | Cameras | ကင်မရာ | กล้องถ่ายรูป | 相机
32 | cameras-and-games | game-controllers | joystick | Game controllers | ဂိမ်းကစားခလုတ် | จอยเกม | 游戏手柄
33 | - | beauty-and-health | lipstick | Beauty and health | အလှအပနှင့် ကျန်းမာရေး | ความงามและสุขภาพ | 美妆健康
34 | beauty-and-health | skin-and-body | lipstick | Skin and body | အသားအရေ | ผิวกาย | 护肤护体
35 | skin-and-body | creams-and-lotions | body-lotion | Creams and lotions | ခရင်မ်နှင့် လိုးရှင်း | ครีมและโลชั่น | 面霜乳液
36 | skin-and-body | soaps | soap | Soaps | ဆပ်ပြာ | สบู่ | 香皂
37 | beauty-and-health | make-up | lipstick | Make-up | မိတ်ကပ် | เครื่องสำอาง | 彩妆
38 | make-up | lips | lipstick | Lips | နှုတ်ခမ်းနီ | ลิปสติก | 唇妆
39 | make-up | nails | nail-polish | Nails | လက်သည်း | เล็บ | 美甲
40 | make-up | mirrors-and-brushes | make-up-mirror | Mirrors and brushes | မှန်နှင့် ဘရပ်ရှ် | กระจกและแปรง | 镜子与化妆刷
41 | beauty-and-health | health | lipstick | Health | ကျန်းမာရေး | สุขภาพ | 健康
42 | health | oral-care | toothbrush | Teeth | သွားနှင့်ခံတွင်း | ช่องปากและฟัน | 口腔护理
43 | health | first-aid | plasters | First aid | ရှေးဦးသူနာပြု | ปฐมพยาบาล | 急救用品
44 | - | home-and-kitchen | sofa | Home and kitchen | အိမ်နှင့် မီးဖိုချောင် | บ้านและครัว | 家居厨房
45 | home-and-kitchen | kitchen | sofa | Kitchen | မီးဖိုချောင် | ครัว | 厨房
46 | kitchen | pots-and-pans | frying-pan | Pots and pans | အိုးခွက် | หม้อและกระทะ | 锅具
47 | kitchen | tableware | teapot | Tableware | ပန်းကန်ခွက်ယောက် | ภาชนะบนโต๊ะ | 餐具
48 | kitchen | kitchen-tools | kitchen-knife | Kitchen tools | မီးဖိုသုံးကိရိယာ | อุปกรณ์ครัว | 厨房工具
49 | home-and-kitchen | living | sofa | Living | ဧည့်ခန်း | ห้องนั่งเล่น | 起居
50 | living | furniture | chair | Furniture | ပရိဘောဂ | เฟอร์นิเจอร์ | 家具
51 | living | lights-and-candles | paper-lantern | Lights and candles | မီးအိမ်နှင့် ဖယောင်းတိုင် | โคมไฟและเทียน | 灯具与蜡烛
52 | home-and-kitchen | household | sofa | Household | အိမ်သုံးပစ္စည်း | ของใช้ในบ้าน | 日用
53 | household | cleaning | broom | Cleaning | သန့်ရှင်းရေး | ทำความสะอาด | 清洁
54 | household | plants | potted-plant | Plants | အပင် | ต้นไม้ | 绿植
55 | - | groceries | rice | Groceries | စားသောက်ကုန် | ของกินของใช้ | 食品杂货
56 | groceries | drinks | rice | Drinks | အချိုရည်နှင့် လက်ဖက် | เครื่องดื่ม | 饮品
57 | drinks | tea | green-tea | Tea | လက်ဖက် | ชา | 茶
58 | drinks | coffee | coffee | Coffee | ကော်ဖီ | กาแฟ | 咖啡
59 | groceries | fresh | rice | Fresh | လတ်ဆတ် | ของสด | 生鲜
60 | fresh | fruit | mango | Fruit | သစ်သီး | ผลไม้ | 水果
61 | fresh | vegetables | chillies | Vegetables | ဟင်းသီးဟင်းရွက် | ผัก | 蔬菜
62 | groceries | pantry | rice | Pantry | ခြောက်သွေ့စားစရာ | ของแห้ง | 干货
63 | pantry | rice-and-noodles | rice | Rice and noodles | ဆန်နှင့် ခေါက်ဆွဲ | ข้าวและเส้น | 米面
64 | pantry | snacks | peanuts | Snacks | မုန့် | ขนม | 零食
65 | - | baby-and-toys | baby-bottle | Baby and toys | ကလေးနှင့် ကစားစရာ | แม่และเด็ก ของเล่น | 母婴玩具
66 | baby-and-toys | baby-care | baby-bottle | Baby care | ကလေးသုံးပစ္စည်း | ของใช้เด็กอ่อน | 婴儿用品
67 | baby-care | feeding | baby-bottle | Feeding | နို့တိုက်ပစ္စည်း | อุปกรณ์ป้อนนม | 喂养
68 | baby-care | baby-clothes | socks | Baby clothes | ကလေးဝတ်စုံ | เสื้อผ้าเด็ก | 童装
69 | baby-and-toys | toys | baby-bottle | Toys | ကစားစရာ | ของเล่น | 玩具
70 | toys | soft-toys | teddy-bear | Soft toys | အရုပ်ပျော့ | ตุ๊กตาผ้า | 毛绒玩具
71 | toys | games-and-puzzles | jigsaw-puzzle | Games and puzzles | ဉာဏ်စမ်းကစားစရာ | เกมและตัวต่อ | 游戏与拼图
72 | baby-and-toys | outdoor-play | baby-bottle | Outdoor play | ပြင်ပကစားစရာ | ของเล่นกลางแจ้ง | 户外玩具
73 | outdoor-play | kites | kite | Kites | စွန် | ว่าว | 风筝
74 | outdoor-play | scooters | kick-scooter | Scooters | ခြေကန်စကူတာ | สกู๊ตเตอร์เด็ก | 滑板车
75 | - | sports-and-outdoors | bicycle | Sports and outdoors | အားကစားနှင့် ခရီးသွား | กีฬาและกลางแจ้ง | 运动户外
76 | sports-and-outdoors | team-sports | bicycle | Ball games | ဘောလုံးအားကစား | กีฬาลูกบอล | 球类运动
77 | team-sports | footballs | football | Football | ဘောလုံး | ฟุตบอล | 足球
78 | team-sports | racket-sports | badminton | Rackets | ရက်ကက် | แร็กเกต | 球拍
79 | sports-and-outdoors | fitness | bicycle | Fitness | ကြံ့ခိုင်ရေး | ฟิตเนส | 健身
80 | fitness | boxing | boxing-gloves | Boxing | လက်ဝှေ့ | มวย | 拳击
81 | fitness | cycling | bicycle | Cycling | စက်ဘီး | จักรยาน | 骑行
82 | sports-and-outdoors | outdoors | bicycle | Camping and fishing | စခန်းချနှင့် ငါးမျှား | แคมป์และตกปลา | 露营与垂钓
83 | outdoors | tents | tent | Tents | တဲ | เต็นท์ | 帐篷
84 | outdoors | fishing | fishing-rod | Fishing | ငါးမျှား | ตกปลา | 垂钓
85 | - | books-and-stationery | folk-tales | Books and stationery | စာအုပ်နှင့် စာရေးကိရိယာ | หนังสือและเครื่องเขียน | 图书文具
86 | books-and-stationery | books | folk-tales | Books | စာအုပ် | หนังสือ | 图书
87 | books | cookbooks | cookbook | Cookbooks | ဟင်းချက်စာအုပ် | ตำราอาหาร | 烹饪书
88 | books | story-books | folk-tales | Stories | ဝတ္ထုနှင့် ပုံပြင် | นิทานและนิยาย | 故事书
89 | books-and-stationery | stationery | folk-tales | Stationery | စာရေးကိရိယာ | เครื่องเขียน | 文具
90 | stationery | notebooks | notebook | Notebooks | မှတ်စုစာအုပ် | สมุดโน้ต | 笔记本
91 | stationery | pens | fountain-pen | Pens | ဘောပင် | ปากกา | 笔
92 | books-and-stationery | art-and-music | folk-tales | Art and music | အနုပညာနှင့် ဂီတ | ศิลปะและดนตรี | 艺术与音乐
93 | art-and-music | art-supplies | watercolours | Painting | ပန်းချီ | วาดภาพ | 绘画
94 | art-and-music | instruments | guitar | Instruments | တူရိယာ | เครื่องดนตรี | 乐器
301 | phone-accessories | cases-and-protectors | smartphone | Cases and screen protectors | ဖုန်းကာဗာနှင့် မှန်ကပ် | เคสและฟิล์มกันรอย | 手机壳与贴膜
302 | phone-power | cables | charger | Cables | အားသွင်းကြိုး | สายชาร์จ | 数据线
303 | phones | tablets-and-wearables | watch | Tablets and smartwatches | တက်ဘလက်နှင့် စမတ်နာရီ | แท็บเล็ตและสมาร์ทวอทช์ | 平板与智能手表
304 | tablets-and-wearables | tablets | smartphone | Tablets | တက်ဘလက် | แท็บเล็ต | 平板电脑
305 | tablets-and-wearables | smartwatches | watch | Smartwatches | စမတ်နာရီ | สมาร์ทวอทช์ | 智能手表
306 | computers | monitors-and-printers | monitor | Monitors and printers | မော်နီတာနှင့် ပရင်တာ | จอมอนิเตอร์และเครื่องพิมพ์ | 显示器与打印机
307 | computers | storage-and-networking | usb-drive | Storage and networking | သိုလှောင်ပစ္စည်းနှင့် ကွန်ရက် | อุปกรณ์จัดเก็บและเครือข่าย | 存储与网络
308 | sound-and-vision | speakers-and-microphones | microphone | Speakers and microphones | စပီကာနှင့် မိုက်ခရိုဖုန်း | ลำโพงและไมโครโฟน | 音箱与麦克风
309 | electronics | home-appliances | charger | Home appliances | အိမ်သုံးလျှပ်စစ်ပစ္စည်း | เครื่องใช้ไฟฟ้าในบ้าน | 家用电器
310 | home-appliances | kitchen-appliances | rice-cooker | Kitchen appliances | မီးဖိုချောင်သုံး လျှပ်စစ်ပစ္စည်း | เครื่องใช้ไฟฟ้าในครัว | 厨房电器
311 | home-appliances | fans-and-air | electric-fan | Fans and air conditioners | ပန်ကာနှင့် အဲကွန်း | พัดลมและแอร์ | 风扇与空调
312 | home-appliances | laundry-and-cleaning | laundry-detergent | Laundry and cleaning appliances | အဝတ်လျှော်နှင့် သန့်ရှင်းရေးစက် | เครื่องซักผ้าและเครื่องดูดฝุ่น | 洗衣与清洁电器
313 | home-appliances | lighting-and-power | light-bulb | Lighting and power | မီးသီးနှင့် လျှပ်စစ် | หลอดไฟและปลั๊กไฟ | 照明与电源
315 | clothing | underwear | underwear | Underwear | အတွင်းခံ | ชุดชั้นใน | 内衣
316 | accessories | wallets-belts-and-glasses | wallet | Wallets, belts and sunglasses | ပိုက်ဆံအိတ်၊ ခါးပတ်နှင့် နေကာမျက်မှန် | กระเป๋าสตางค์ เข็มขัด แว่นกันแดด | 钱包、皮带与太阳镜
318 | skin-and-body | face-care | body-lotion | Face and sun care | မျက်နှာနှင့် နေကာ | ดูแลผิวหน้าและกันแดด | 面部护理与防晒
320 | skin-and-body | hair-care | body-lotion | Hair care | ဆံပင်ထိန်းသိမ်းမှု | ดูแลเส้นผม | 护发
321 | make-up | face-make-up | lipstick | Face and eyes | မျက်နှာနှင့် မျက်လုံး | แต่งหน้าและดวงตา | 面部与眼部彩妆
322 | health | vitamins-and-remedies | supplement-bottle | Vitamins and remedies | ဗီတာမင်နှင့် ဆေးဝါး | วิตามินและยาสามัญ | 维生素与常备药
323 | health | hygiene | soap | Personal hygiene | တစ်ကိုယ်ရေသန့်ရှင်းရေး | สุขอนามัยส่วนตัว | 个人卫生
324 | skin-and-body | perfumes | body-lotion | Perfumes and deodorants | ရေမွှေးနှင့် ချွေးနံ့ပျောက် | น้ำหอมและโรลออน | 香水与止汗
325 | household | bedding-and-bath | bedsheet-set | Bedding and bath | အိပ်ရာခင်းနှင့် ရေချိုးခန်း | เครื่องนอนและห้องน้ำ | 床品与卫浴
326 | living | storage-and-decoration | storage-box | Storage and decoration | သိမ်းဆည်းပစ္စည်းနှင့် အလှဆင် | ของจัดเก็บและตกแต่ง | 收纳与装饰
327 | kitchen | bottles-and-lunch-boxes | lunch-box | Bottles and lunch boxes | ရေဘူးနှင့် ထမင်းဘူး | ขวดน้ำและกล่องข้าว | 水杯与饭盒
328 | home-and-kitchen | tools-and-vehicles | screwdriver-set | Tools and vehicles | ကိရိယာနှင့် ယာဉ်သုံး | เครื่องมือและยานยนต์ | 工具与车品
329 | tools-and-vehicles | tools | drill | Tools | လက်သုံးကိရိယာ | เครื่องมือช่าง | 工具
330 | tools-and-vehicles | motorcycle-and-car | motorcycle-helmet | Motorcycle and car | ဆိုင်ကယ်နှင့် ကားသုံး | มอเตอร์ไซค์และรถยนต์ | 摩托与汽车
331 | home-and-kitchen | pets | cat-food | Pets | အိမ်မွေးတိရစ္ဆာန် | สัตว์เลี้ยง | 宠物
332 | pets | pet-food | cat-food | Pet food and care | အိမ်မွေးတိရစ္ဆာန်အစာ | อาหารและของใช้สัตว์เลี้ยง | 宠物食品用品
333 | drinks | soft-drinks | soft-drink-can | Soft drinks and water | အချိုရည်နှင့် သောက်ရေသန့် | น้ำอัดลมและน้ำดื่ม | 饮料与水
334 | drinks | milk | milk-carton | Milk | နွားနို့ | นม | 奶品
335 | pantry | sauces-and-oils | fish-sauce | Sauces and oils | ဆော့စ်နှင့် ဆီ | ซอสและน้ำมัน | 酱料与油
336 | pantry | cans-and-dried-food | canned-fish | Cans and dried food | စည်သွပ်နှင့် အခြောက် | อาหารกระป๋องและของแห้ง | 罐头与干货
337 | fresh | eggs-and-staples | eggs | Eggs | ကြက်ဥ | ไข่ | 蛋类
338 | baby-care | diapers-and-wipes | diapers | Diapers and wipes | ကလေးသေးခံနှင့် တစ်ရှူးစို | ผ้าอ้อมและทิชชูเปียก | 纸尿裤与湿巾
339 | baby-care | strollers | stroller | Strollers | ကလေးတွန်းလှည်း | รถเข็นเด็ก | 婴儿车
340 | toys | blocks-dolls-and-cars | toy-car | Blocks, dolls and cars | ဆက်တုံး၊ အရုပ်နှင့် ကားရုပ် | ตัวต่อ ตุ๊กตา และรถของเล่น | 积木、娃娃与玩具车
341 | team-sports | basketball-and-volleyball | basketball | Basketball, volleyball and chinlone | ဘတ်စကက်ဘော၊ ဘော်လီဘောနှင့် ခြင်းလုံး | บาสเกตบอล วอลเลย์บอล ตะกร้อ | 篮球、排球与藤球
342 | fitness | training | dumbbell | Training | လေ့ကျင့်ခန်းသုံး | อุปกรณ์ออกกำลังกาย | 健身器材
343 | fitness | sportswear | jersey | Sportswear | အားကစားဝတ်စုံ | ชุดกีฬา | 运动服
344 | outdoors | swimming | swim-goggles | Swimming | ရေကူး | ว่ายน้ำ | 游泳
345 | stationery | school-and-office | scissors | School and office | ကျောင်းနှင့် ရုံးသုံး | อุปกรณ์โรงเรียนและสำนักงาน | 学习与办公
346 | books | dictionaries | dictionary | Dictionaries | အဘိဓာန် | พจนานุกรม | 词典
`;
