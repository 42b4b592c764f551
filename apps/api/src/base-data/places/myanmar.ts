/**
 * The 330 townships of Myanmar by region: English, Burmese and, where it is known, the township's five-digit postal code,
 * all separated by commas; townships by semicolons. Sources and gaps: README.md beside this file.
 */
export const MYANMAR_TOWNSHIPS: Readonly<Record<string, string>> = {
	'mm-yangon': `
Kyauktada,ကျောက်တံတား,11182; Pabedan,ပန်းဘဲတန်း,11143; Latha,လသာ; Lanmadaw,လမ်းမတော်,11131;
Botahtaung,ဗိုလ်တထောင်,11161; Pazundaung,ပုဇွန်တောင်,11171; Dagon,ဒဂုံ,11191; Ahlone,အလုံ,11121;
Kyeemyindaing,ကြည့်မြင်တိုင်,11101; Sanchaung,စမ်းချောင်း,11111; Bahan,ဗဟန်း,11201; Tamwe,တာမွေ,11211;
Mingala Taungnyunt,မင်္ဂလာတောင်ညွန့်,11221; Thaketa,သာကေတ,11231; Dawbon,ဒေါပုံ,11241; Yankin,ရန်ကင်း,11081;
Mayangone,မရမ်းကုန်း,11061; Hlaing,လှိုင်,11051; Kamayut,ကမာရွတ်,11041; Insein,အင်းစိန်,11011;
Mingaladon,မင်္ဂလာဒုံ,11021; North Okkalapa,မြောက်ဥက္ကလာပ,11031; South Okkalapa,တောင်ဥက္ကလာပ,11091;
Thingangyun,သင်္ဃန်းကျွန်း,11071; North Dagon,ဒဂုံမြို့သစ်မြောက်ပိုင်း,11421; South Dagon,ဒဂုံမြို့သစ်တောင်ပိုင်း,11431;
East Dagon,ဒဂုံမြို့သစ်အရှေ့ပိုင်း,11451; Dagon Seikkan,ဒဂုံမြို့သစ်ဆိပ်ကမ်း,11441; Shwepyitha,ရွှေပြည်သာ;
Hlaingthaya East,လှိုင်သာယာအရှေ့ပိုင်း,11401; Hlaingthaya West,လှိုင်သာယာအနောက်ပိုင်း; Dala,ဒလ,11261;
Seikkyi Kanaungto,ဆိပ်ကြီးခနောင်တို; Thanlyin,သန်လျင်,11291; Kyauktan,ကျောက်တန်း,11301; Thongwa,သုံးခွ;
Kayan,ခရမ်း; Twante,တွံတေး; Kawhmu,ကော့မှူး; Kungyangon,ကွမ်းခြံကုန်း; Hmawbi,မှော်ဘီ;
Hlegu,လှည်းကူး; Taikkyi,တိုက်ကြီး; Htantabin,ထန်းတပင်,11391; Cocokyun,ကိုကိုးကျွန်း`,
	'mm-mandalay': `
Aungmyaythazan,အောင်မြေသာစံ,05011; Chanayethazan,ချမ်းအေးသာစံ,05021; Maha Aungmyay,မဟာအောင်မြေ,05031;
Chanmyathazi,ချမ်းမြသာစည်,05041; Pyigyidagun,ပြည်ကြီးတံခွန်,05051; Amarapura,အမရပူရ,05061; Patheingyi,ပုသိမ်ကြီး,05071;
Pyin Oo Lwin,ပြင်ဦးလွင်,05081; Madaya,မတ္တရာ; Singu,စဉ့်ကူး; Mogok,မိုးကုတ်;
Thabeikkyin,သပိတ်ကျင်း; Kyaukse,ကျောက်ဆည်; Sintgaing,စဉ့်ကိုင်; Myittha,မြစ်သား;
Tada-U,တံတားဦး; Meiktila,မိတ္ထီလာ; Mahlaing,မလှိုင်; Thazi,သာစည်; Wundwin,ဝမ်းတွင်း;
Nyaung-U,ညောင်ဦး; Kyaukpadaung,ကျောက်ပန်းတောင်း; Ngazun,ငါန်းဇွန်; Myingyan,မြင်းခြံ;
Taungtha,တောင်သာ; Natogyi,နွားထိုးကြီး; Yamethin,ရမည်းသင်း; Pyawbwe,ပျော်ဘွယ်`,
	'mm-naypyidaw': `
Zabuthiri,ဇမ္ဗူသီရိ,15011; Ottarathiri,ဥတ္တရသီရိ; Pobbathiri,ပုဗ္ဗသီရိ; Dekkhinathiri,ဒက္ခိဏသီရိ; Zeyathiri,ဇေယျာသီရိ;
Pyinmana,ပျဉ်းမနား; Lewe,လယ်ဝေး; Tatkon,တပ်ကုန်း`,
	'mm-ayeyarwady': `
Pathein,ပုသိမ်,10011; Kangyidaunt,ကန်ကြီးထောင့်; Thabaung,သာပေါင်း; Ngapudaw,ငပုတော; Kyonpyaw,ကျုံပျော်; Yegyi,ရေကြည်;
Kyaunggon,ကျောင်းကုန်း; Hinthada,ဟင်္သာတ; Zalun,ဇလွန်; Lemyethna,လေးမျက်နှာ; Myanaung,မြန်အောင်; Kyangin,ကြံခင်း;
Ingapu,အင်္ဂပူ; Myaungmya,မြောင်းမြ; Einme,အိမ်မဲ; Labutta,လပွတ္တာ; Wakema,ဝါးခယ်မ; Mawlamyinegyun,မော်လမြိုင်ကျွန်း;
Maubin,မအူပင်; Pantanaw,ပန်းတနော်; Nyaungdon,ညောင်တုန်း; Danubyu,ဓနုဖြူ; Pyapon,ဖျာပုံ; Bogale,ဘိုကလေး; Kyaiklat,ကျိုက်လတ်;
Dedaye,ဒေးဒရဲ`,
	'mm-bago': `
Bago,ပဲခူး,08011; Thanatpin,သနပ်ပင်; Kawa,ကဝ; Waw,ဝေါ; Nyaunglebin,ညောင်လေးပင်; Kyauktaga,ကျောက်တံခါး; Daik-U,ဒိုက်ဦး;
Shwegyin,ရွှေကျင်; Taungoo,တောင်ငူ; Yedashe,ရေတာရှည်; Kyaukkyi,ကျောက်ကြီး; Phyu,ဖြူး; Oktwin,အုတ်တွင်း; Htantabin,ထန်းတပင်;
Pyay,ပြည်; Paukkaung,ပေါက်ခေါင်း; Padaung,ပန်းတောင်း; Paungde,ပေါင်းတည်; Thegon,သဲကုန်း; Shwedaung,ရွှေတောင်;
Thayarwady,သာယာဝတီ; Letpadan,လက်ပံတန်း; Minhla,မင်းလှ; Okpho,အုတ်ဖို; Zigon,ဇီးကုန်း; Nattalin,နတ်တလင်း; Monyo,မိုးညို;
Gyobingauk,ကြို့ပင်ကောက်`,
	'mm-chin': `
Hakha,ဟားခါး,03011; Thantlang,ထန်တလန်; Falam,ဖလမ်း; Tedim,တီးတိန်; Tonzang,တွန်းဇံ; Mindat,မင်းတပ်; Matupi,မတူပီ;
Kanpetlet,ကန်ပက်လက်; Paletwa,ပလက်ဝ`,
	'mm-kachin': `
Myitkyina,မြစ်ကြီးနား,01011; Waingmaw,ဝိုင်းမော်; Injangyang,အင်ဂျန်းယန်; Tanai,တနိုင်း; Chipwi,ချီဖွေ; Tsawlaw,ဆော့လော်;
Mohnyin,မိုးညှင်း; Mogaung,မိုးကောင်း; Hpakant,ဖားကန့်; Bhamo,ဗန်းမော်; Shwegu,ရွှေကူ; Momauk,မိုးမောက်; Mansi,မံစီ;
Putao,ပူတာအို; Sumprabum,ဆွမ်ပရာဘွမ်; Machanbaw,မချမ်းဘော; Nawngmun,နောင်မွန်း; Khaunglanhpu,ခေါင်လန်ဖူး`,
	'mm-kayah': `
Loikaw,လွိုင်ကော်,09011; Demoso,ဒီးမော့ဆို; Hpruso,ဖရူဆို; Shadaw,ရှားတော; Bawlakhe,ဘော်လခဲ; Hpasawng,ဖားဆောင်း; Mese,မယ်စဲ့`,
	'mm-kayin': `
Hpa-An,ဘားအံ,13011; Hlaingbwe,လှိုင်းဘွဲ့; Hpapun,ဖာပွန်; Thandaunggyi,သံတောင်ကြီး; Myawaddy,မြဝတီ; Kawkareik,ကော့ကရိတ်;
Kyainseikgyi,ကြာအင်းဆိပ်ကြီး`,
	'mm-magway': `
Magway,မကွေး,04011; Yenangyaung,ရေနံချောင်း; Chauk,ချောက်; Taungdwingyi,တောင်တွင်းကြီး; Myothit,မြို့သစ်; Natmauk,နတ်မောက်;
Minbu,မင်းဘူး; Pwintbyu,ပွင့်ဖြူ; Ngape,ငဖဲ; Salin,စလင်း; Sidoktaya,စေတုတ္တရာ; Thayet,သရက်; Minhla,မင်းလှ; Mindon,မင်းတုန်း;
Kamma,ကံမ; Aunglan,အောင်လံ; Sinbaungwe,ဆင်ပေါင်ဝဲ; Pakokku,ပခုက္ကူ; Yesagyo,ရေစကြို; Myaing,မြိုင်; Pauk,ပေါက်;
Seikphyu,ဆိပ်ဖြူ; Gangaw,ဂန့်ဂေါ; Tilin,ထီးလင်း; Saw,ဆော`,
	'mm-mon': `
Mawlamyine,မော်လမြိုင်,12011; Kyaikmaraw,ကျိုက်မရော; Chaungzon,ချောင်းဆုံ; Thanbyuzayat,သံဖြူဇရပ်; Mudon,မုဒုံ; Ye,ရေး;
Thaton,သထုံ; Paung,ပေါင်; Kyaikto,ကျိုက်ထို; Bilin,ဘီးလင်း`,
	'mm-rakhine': `
Sittwe,စစ်တွေ,07011; Ponnagyun,ပုဏ္ဏားကျွန်း; Mrauk-U,မြောက်ဦး; Kyauktaw,ကျောက်တော်; Minbya,မင်းပြား; Myebon,မြေပုံ;
Pauktaw,ပေါက်တော; Rathedaung,ရသေ့တောင်; Maungdaw,မောင်တော; Buthidaung,ဘူးသီးတောင်; Kyaukpyu,ကျောက်ဖြူ; Munaung,မာန်အောင်;
Ramree,ရမ်းဗြဲ; Ann,အမ်း; Thandwe,သံတွဲ; Toungup,တောင်ကုတ်; Gwa,ဂွ`,
	'mm-sagaing': `
Sagaing,စစ်ကိုင်း; Myinmu,မြင်းမူ; Myaung,မြောင်; Shwebo,ရွှေဘို; Khin-U,ခင်ဦး; Wetlet,ဝက်လက်; Kanbalu,ကန့်ဘလူ;
Kyunhla,ကျွန်းလှ; Ye-U,ရေဦး; Tabayin,ဒီပဲယင်း; Taze,တန့်ဆည်; Monywa,မုံရွာ; Budalin,ဘုတလင်; Ayadaw,အရာတော်; Chaung-U,ချောင်းဦး;
Yinmabin,ယင်းမာပင်; Kani,ကနီ; Salingyi,ဆားလင်းကြီး; Pale,ပုလဲ; Katha,ကသာ; Indaw,အင်းတော်; Tigyaing,ထီးချိုင့်;
Banmauk,ဗန်းမောက်; Kawlin,ကောလင်း; Wuntho,ဝန်းသို; Pinlebu,ပင်လည်ဘူး; Kale,ကလေး; Kalewa,ကလေးဝ; Mingin,မင်းကင်း; Tamu,တမူး;
Mawlaik,မော်လိုက်; Paungbyin,ဖောင်းပြင်; Hkamti,ခန္တီး; Homalin,ဟုမ္မလင်း; Leshi,လေရှီး; Lahe,လဟယ်; Nanyun,နန်းယွန်း`,
	'mm-shan': `
Taunggyi,တောင်ကြီး,06011; Nyaungshwe,ညောင်ရွှေ; Hopong,ဟိုပုံး; Hsihseng,ဆီဆိုင်; Kalaw,ကလော; Pindaya,ပင်းတယ; Ywangan,ရွာငံ;
Lawksawk,ရပ်စောက်; Pinlaung,ပင်လောင်း; Pekon,ဖယ်ခုံ; Loilem,လွိုင်လင်; Laihka,လဲချား; Nansang,နမ့်စန်; Kunhing,ကွန်ဟိန်း;
Kyethi,ကျေးသီး; Mongkaung,မိုင်းကိုင်; Monghsu,မိုင်းရှူး; Langkho,လင်းခေး; Mongnai,မိုးနဲ; Mawkmai,မောက်မယ်; Mongpan,မိုင်းပန်;
Lashio,လားရှိုး; Hsenwi,သိန္နီ; Mongyai,မိုင်းရယ်; Tangyan,တန့်ယန်း; Hopang,ဟိုပန်; Mongmao,မိုင်းမော; Pangwaun,ပန်ဝိုင်;
Narphan,နားဖန်း; Pangsang,ပန်ဆန်း; Matman,မက်မန်း; Muse,မူဆယ်; Namhkam,နမ့်ခမ်း; Kutkai,ကွတ်ခိုင်; Kyaukme,ကျောက်မဲ;
Nawnghkio,နောင်ချို; Hsipaw,သီပေါ; Namtu,နမ္မတူ; Namhsan,နမ့်ဆန်; Mongmit,မိုးမိတ်; Mabein,မဘိမ်း; Manton,မန်တုံ;
Kunlong,ကွမ်းလုံ; Laukkaing,လောက်ကိုင်; Konkyan,ကုန်းကြမ်း; Kengtung,ကျိုင်းတုံ; Mongkhet,မိုင်းခတ်; Mongyang,မိုင်းယန်း;
Mongla,မိုင်းလား; Monghsat,မိုင်းဆတ်; Mongping,မိုင်းပျဉ်း; Mongton,မိုင်းတုံ; Tachileik,တာချီလိတ်; Monghpyak,မိုင်းဖြတ်;
Mongyawng,မိုင်းယောင်း`,
	'mm-tanintharyi': `
Dawei,ထားဝယ်,14011; Launglon,လောင်းလုံ; Thayetchaung,သရက်ချောင်း; Yebyu,ရေဖြူ; Myeik,မြိတ်; Kyunsu,ကျွန်းစု; Palaw,ပုလော;
Tanintharyi,တနင်္သာရီ; Kawthaung,ကော့သောင်း; Bokpyin,ဘုတ်ပြင်း`,
};

/** Townships that shoppers of other languages know by a name of their own: Thai and Chinese. */
export const MYANMAR_KNOWN: Readonly<Record<string, readonly [thai: string, china: string]>> = {
	'mm-ayeyarwady-pathein': ['พะสิม', '勃生'],
	'mm-bago-bago': ['พะโค', '勃固'],
	'mm-bago-pyay': ['แปร', '卑谬'],
	'mm-bago-taungoo': ['ตองอู', '东吁'],
	'mm-chin-hakha': ['ฮาคา', '哈卡'],
	'mm-kachin-bhamo': ['บะมอ', '八莫'],
	'mm-kachin-myitkyina': ['มิตจีนา', '密支那'],
	'mm-kayah-loikaw': ['ลอยกอ', '垒固'],
	'mm-kayin-hpa-an': ['พะอาน', '帕安'],
	'mm-kayin-myawaddy': ['เมียวดี', '妙瓦底'],
	'mm-magway-magway': ['มะกเว', '马圭'],
	'mm-magway-pakokku': ['ปะโคะกู', '木各具'],
	'mm-mandalay-amarapura': ['อมรปุระ', '阿马拉布拉'],
	'mm-mandalay-meiktila': ['เมะทีลา', '密铁拉'],
	'mm-mandalay-mogok': ['โม่โกะ', '抹谷'],
	'mm-mandalay-nyaung-u': ['ยองอู', '良乌'],
	'mm-mandalay-pyin-oo-lwin': ['ปยีนอู้ลวีน', '彬乌伦'],
	'mm-mon-mawlamyine': ['เมาะลำเลิง', '毛淡棉'],
	'mm-mon-thaton': ['สะเทิม', '直通'],
	'mm-naypyidaw-pyinmana': ['ปยี่นมะน่า', '彬马那'],
	'mm-rakhine-kyaukpyu': ['จอกพยู', '皎漂'],
	'mm-rakhine-sittwe': ['ซิตเว', '实兑'],
	'mm-sagaing-monywa': ['โมนยวา', '蒙育瓦'],
	'mm-sagaing-sagaing': ['สะกาย', '实皆'],
	'mm-shan-kalaw': ['กะลอ', '格劳'],
	'mm-shan-kengtung': ['เชียงตุง', '景栋'],
	'mm-shan-lashio': ['ล่าเสี้ยว', '腊戌'],
	'mm-shan-laukkaing': ['เล่าก์ก่าย', '老街'],
	'mm-shan-mongla': ['เมืองลา', '勐拉'],
	'mm-shan-muse': ['หมู่แจ้', '木姐'],
	'mm-shan-tachileik': ['ท่าขี้เหล็ก', '大其力'],
	'mm-shan-taunggyi': ['ตองจี', '东枝'],
	'mm-tanintharyi-dawei': ['ทวาย', '土瓦'],
	'mm-tanintharyi-kawthaung': ['เกาะสอง', '高当'],
	'mm-tanintharyi-myeik': ['มะริด', '丹老'],
	'mm-yangon-bahan': ['บะฮาน', '巴汉'],
	'mm-yangon-dagon': ['ดะโกน', '大光'],
	'mm-yangon-insein': ['อินเส่ง', '永盛'],
	'mm-yangon-thanlyin': ['สิเรียม', '沙廉'],
};
