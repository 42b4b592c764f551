/**
 * Districts of the north-east by province: Thai, English and the postcode of the district's post office, separated by commas;
 * districts by semicolons. `*` stands for the district of the province's capital. Sources and gaps: README.md beside this file.
 */
export const NORTHEASTERN_DISTRICTS: Readonly<Record<string, string>> = {
	'th-nakhon-ratchasima': `
*30000; ครบุรี,Khon Buri,30250; เสิงสาง,Soeng Sang,30330; คง,Khong,30260; บ้านเหลื่อม,Ban Lueam,30350; จักราช,Chakkarat,30230;
โชคชัย,Chok Chai,30190; ด่านขุนทด,Dan Khun Thot,30210; โนนไทย,Non Thai,30220; โนนสูง,Non Sung,30160; ขามสะแกแสง,Kham Sakae Saeng,30290;
บัวใหญ่,Bua Yai,30120; ประทาย,Prathai,30180; ปักธงชัย,Pak Thong Chai,30150; พิมาย,Phimai,30110; ห้วยแถลง,Huai Thalaeng,30240;
ชุมพวง,Chum Phuang,30270; สูงเนิน,Sung Noen,30170; ขามทะเลสอ,Kham Thale So,30280; สีคิ้ว,Sikhio,30140; ปากช่อง,Pak Chong,30130;
หนองบุญมาก,Nong Bun Mak,30410; แก้งสนามนาง,Kaeng Sanam Nang,30440; โนนแดง,Non Daeng,30360; วังน้ำเขียว,Wang Nam Khiao,30370;
เทพารักษ์,Thepharak,30210; เมืองยาง,Mueang Yang,30270; พระทองคำ,Phra Thong Kham,30220; ลำทะเมนชัย,Lam Thamenchai,30270; บัวลาย,Bua Lai,30120;
สีดา,Sida,30430; เฉลิมพระเกียรติ,Chaloem Phra Kiat,30230`,
	'th-buri-ram': `
*31000; คูเมือง,Khu Mueang,31190; กระสัง,Krasang,31160; นางรอง,Nang Rong,31110; หนองกี่,Nong Ki,31210; ละหานทราย,Lahan Sai,31170;
ประโคนชัย,Prakhon Chai,31140; บ้านกรวด,Ban Kruat,31180; พุทไธสง,Phutthaisong,31120; ลำปลายมาศ,Lam Plai Mat,31130; สตึก,Satuek,31150;
ปะคำ,Pakham,31220; นาโพธิ์,Na Pho,31230; หนองหงส์,Nong Hong,31240; พลับพลาชัย,Phlapphla Chai,31250; ห้วยราช,Huai Rat,31000;
โนนสุวรรณ,Non Suwan,31110; ชำนิ,Chamni,31110; บ้านใหม่ไชยพจน์,Ban Mai Chaiyaphot,31120; โนนดินแดง,Non Din Daeng,31260; บ้านด่าน,Ban Dan,31000;
แคนดง,Khaen Dong,31150; เฉลิมพระเกียรติ,Chaloem Phra Kiat,31110`,
	'th-surin': `
*32000; ชุมพลบุรี,Chumphon Buri,32190; ท่าตูม,Tha Tum,32120; จอมพระ,Chom Phra,32180; ปราสาท,Prasat,32140; กาบเชิง,Kap Choeng,32210;
รัตนบุรี,Rattanaburi,32130; สนม,Sanom,32160; ศีขรภูมิ,Sikhoraphum,32110; สังขะ,Sangkha,32150; ลำดวน,Lamduan,32220;
สำโรงทาบ,Samrong Thap,32170; บัวเชด,Buachet,32230; พนมดงรัก,Phanom Dong Rak,32140; ศรีณรงค์,Si Narong,32150; เขวาสินรินทร์,Khwao Sinarin,32000;
โนนนารายณ์,Non Narai,32130`,
	'th-si-sa-ket': `
*33000; ยางชุมน้อย,Yang Chum Noi,33190; กันทรารมย์,Kanthararom,33130; กันทรลักษ์,Kantharalak,33110; ขุขันธ์,Khukhan,33140;
ไพรบึง,Phrai Bueng,33180; ปรางค์กู่,Prang Ku,33170; ขุนหาญ,Khun Han,33150; ราษีไศล,Rasi Salai,33160; อุทุมพรพิสัย,Uthumphon Phisai,33120;
บึงบูรพ์,Bueng Bun,33220; ห้วยทับทัน,Huai Thap Than,33210; โนนคูณ,Non Khun,33250; ศรีรัตนะ,Si Rattana,33240; น้ำเกลี้ยง,Nam Kliang,33130;
วังหิน,Wang Hin,33270; ภูสิงห์,Phu Sing,33140; เมืองจันทร์,Mueang Chan,33120; เบญจลักษ์,Benchalak,33110; พยุห์,Phayu,33230;
โพธิ์ศรีสุวรรณ,Pho Si Suwan,33120; ศิลาลาด,Sila Lat,33160`,
	'th-ubon-ratchathani': `
*34000; ศรีเมืองใหม่,Si Mueang Mai,34250; โขงเจียม,Khong Chiam,34220; เขื่องใน,Khueang Nai,34150; เขมราฐ,Khemarat,34170;
เดชอุดม,Det Udom,34160; นาจะหลวย,Na Chaluai,34280; น้ำยืน,Nam Yuen,34260; บุณฑริก,Buntharik,34230; ตระการพืชผล,Trakan Phuet Phon,34130;
กุดข้าวปุ้น,Kut Khaopun,34270; ม่วงสามสิบ,Muang Sam Sip,34140; วารินชำราบ,Warin Chamrap,34190; พิบูลมังสาหาร,Phibun Mangsahan,34110;
ตาลสุม,Tan Sum,34330; โพธิ์ไทร,Pho Sai,34340; สำโรง,Samrong,34360; ดอนมดแดง,Don Mot Daeng,34000; สิรินธร,Sirindhorn,34350;
ทุ่งศรีอุดม,Thung Si Udom,34160; นาเยีย,Na Yia,34160; นาตาล,Na Tan,34170; เหล่าเสือโก้ก,Lao Suea Kok,34000; สว่างวีระวงศ์,Sawang Wirawong,34190;
น้ำขุ่น,Nam Khun,34260`,
	'th-yasothon': `
*35000; ทรายมูล,Sai Mun,35170; กุดชุม,Kut Chum,35140; คำเขื่อนแก้ว,Kham Khuean Kaeo,35110; ป่าติ้ว,Pa Tio,35150;
มหาชนะชัย,Maha Chana Chai,35130; ค้อวัง,Kho Wang,35160; เลิงนกทา,Loeng Nok Tha,35120; ไทยเจริญ,Thai Charoen,35120`,
	'th-chaiyaphum': `
*36000; บ้านเขว้า,Ban Khwao,36170; คอนสวรรค์,Khon Sawan,36140; เกษตรสมบูรณ์,Kaset Sombun,36120; หนองบัวแดง,Nong Bua Daeng,36210;
จัตุรัส,Chatturat,36130; บำเหน็จณรงค์,Bamnet Narong,36160; หนองบัวระเหว,Nong Bua Rawe,36250; เทพสถิต,Thep Sathit,36230;
ภูเขียว,Phu Khiao,36110; บ้านแท่น,Ban Thaen,36190; แก้งคร้อ,Kaeng Khro,36150; คอนสาร,Khon San,36180; ภักดีชุมพล,Phakdi Chumphon,36260;
เนินสง่า,Noen Sa-nga,36130; ซับใหญ่,Sap Yai,36130`,
	'th-amnat-charoen': `
*37000; ชานุมาน,Chanuman,37210; ปทุมราชวงศา,Pathum Ratchawongsa,37110; พนา,Phana,37180; เสนางคนิคม,Senangkhanikhom,37290;
หัวตะพาน,Hua Taphan,37240; ลืออำนาจ,Lue Amnat,37000`,
	'th-bueng-kan': `
*38000; พรเจริญ,Phon Charoen,38180; โซ่พิสัย,So Phisai,38170; เซกา,Seka,38150; ปากคาด,Pak Khat,38190; บึงโขงหลง,Bueng Khong Long,38220;
ศรีวิไล,Si Wilai,38210; บุ่งคล้า,Bung Khla,38000`,
	'th-nong-bua-lam-phu': `
*39000; นากลาง,Na Klang,39170; โนนสัง,Non Sang,39140; ศรีบุญเรือง,Si Bun Rueang,39180; สุวรรณคูหา,Suwannakhuha,39270; นาวัง,Na Wang,39170`,
	'th-khon-kaen': `
*40000; บ้านฝาง,Ban Fang,40270; พระยืน,Phra Yuen,40320; หนองเรือ,Nong Ruea,40210; ชุมแพ,Chum Phae,40130; สีชมพู,Si Chomphu,40220;
น้ำพอง,Nam Phong,40140; อุบลรัตน์,Ubolratana,40250; กระนวน,Kranuan,40170; บ้านไผ่,Ban Phai,40110; เปือยน้อย,Pueai Noi,40340;
พล,Phon,40120; แวงใหญ่,Waeng Yai,40330; แวงน้อย,Waeng Noi,40230; หนองสองห้อง,Nong Song Hong,40190; ภูเวียง,Phu Wiang,40150;
มัญจาคีรี,Mancha Khiri,40160; ชนบท,Chonnabot,40180; เขาสวนกวาง,Khao Suan Kwang,40280; ภูผาม่าน,Phu Pha Man,40350; ซำสูง,Sam Sung,40170;
โคกโพธิ์ไชย,Khok Pho Chai,40160; หนองนาคำ,Nong Na Kham,40150; บ้านแฮด,Ban Haet,40110; โนนศิลา,Non Sila,40110; เวียงเก่า,Wiang Kao,40150`,
	'th-udon-thani': `
*41000; กุดจับ,Kut Chap,41250; หนองวัวซอ,Nong Wua So,41360; กุมภวาปี,Kumphawapi,41110; โนนสะอาด,Non Sa-at,41240; หนองหาน,Nong Han,41130;
ทุ่งฝน,Thung Fon,41310; ไชยวาน,Chai Wan,41290; ศรีธาตุ,Si That,41230; วังสามหมอ,Wang Sam Mo,41280; บ้านดุง,Ban Dung,41190; บ้านผือ,Ban Phue,41160;
น้ำโสม,Nam Som,41210; เพ็ญ,Phen,41150; สร้างคอม,Sang Khom,41260; หนองแสง,Nong Saeng,41340; นายูง,Na Yung,41380; พิบูลย์รักษ์,Phibun Rak,41130;
กู่แก้ว,Ku Kaeo,41130; ประจักษ์ศิลปาคม,Prachaksinlapakhom,41110`,
	'th-loei': `
*42000; นาด้วง,Na Duang,42210; เชียงคาน,Chiang Khan,42110; ปากชม,Pak Chom,42150; ด่านซ้าย,Dan Sai,42120; นาแห้ว,Na Haeo,42170;
ภูเรือ,Phu Ruea,42160; ท่าลี่,Tha Li,42140; วังสะพุง,Wang Saphung,42130; ภูกระดึง,Phu Kradueng,42180; ภูหลวง,Phu Luang,42230;
ผาขาว,Pha Khao,42240; เอราวัณ,Erawan,42220; หนองหิน,Nong Hin,42190`,
	'th-nong-khai': `
*43000; ท่าบ่อ,Tha Bo,43110; โพนพิสัย,Phon Phisai,43120; ศรีเชียงใหม่,Si Chiang Mai,43130; สังคม,Sangkhom,43160; สระใคร,Sakhrai,43100;
เฝ้าไร่,Fao Rai,43120; รัตนวาปี,Rattanawapi,43120; โพธิ์ตาก,Pho Tak,43130`,
	'th-maha-sarakham': `
*44000; แกดำ,Kae Dam,44190; โกสุมพิสัย,Kosum Phisai,44140; กันทรวิชัย,Kantharawichai,44150; เชียงยืน,Chiang Yuen,44160; บรบือ,Borabue,44130;
นาเชือก,Na Chueak,44170; พยัคฆภูมิพิสัย,Phayakkhaphum Phisai,44110; วาปีปทุม,Wapi Pathum,44120; นาดูน,Na Dun,44180; ยางสีสุราช,Yang Sisurat,44210;
กุดรัง,Kut Rang,44130; ชื่นชม,Chuen Chom,44160`,
	'th-roi-et': `
*45000; เกษตรวิสัย,Kaset Wisai,45150; ปทุมรัตต์,Pathum Rat,45190; จตุรพักตรพิมาน,Chaturaphak Phiman,45180; ธวัชบุรี,Thawat Buri,45170;
พนมไพร,Phanom Phrai,45140; โพนทอง,Phon Thong,45110; โพธิ์ชัย,Pho Chai,45230; หนองพอก,Nong Phok,45210; เสลภูมิ,Selaphum,45120;
สุวรรณภูมิ,Suwannaphum,45130; เมืองสรวง,Mueang Suang,45220; โพนทราย,Phon Sai,45240; อาจสามารถ,At Samat,45160; เมยวดี,Moei Wadi,45250;
ศรีสมเด็จ,Si Somdet,45000; จังหาร,Changhan,45000; เชียงขวัญ,Chiang Khwan,45000; หนองฮี,Nong Hi,45140; ทุ่งเขาหลวง,Thung Khao Luang,45170`,
	'th-kalasin': `
*46000; นามน,Na Mon,46230; กมลาไสย,Kamalasai,46130; ร่องคำ,Rong Kham,46210; กุฉินารายณ์,Kuchinarai,46110; เขาวง,Khao Wong,46160;
ยางตลาด,Yang Talat,46120; ห้วยเม็ก,Huai Mek,46170; สหัสขันธ์,Sahatsakhan,46140; คำม่วง,Kham Muang,46180; ท่าคันโท,Tha Khantho,46190;
หนองกุงศรี,Nong Kung Si,46220; สมเด็จ,Somdet,46150; ห้วยผึ้ง,Huai Phueng,46240; สามชัย,Sam Chai,46180; นาคู,Na Khu,46160;
ดอนจาน,Don Chan,46000; ฆ้องชัย,Khong Chai,46130`,
	'th-sakon-nakhon': `
*47000; กุสุมาลย์,Kusuman,47210; กุดบาก,Kut Bak,47180; พรรณานิคม,Phanna Nikhom,47130; พังโคน,Phang Khon,47160; วาริชภูมิ,Waritchaphum,47150;
นิคมน้ำอูน,Nikhom Nam Un,47270; วานรนิวาส,Wanon Niwat,47120; คำตากล้า,Kham Ta Kla,47250; บ้านม่วง,Ban Muang,47140; อากาศอำนวย,Akat Amnuai,47170;
สว่างแดนดิน,Sawang Daen Din,47110; ส่องดาว,Song Dao,47190; เต่างอย,Tao Ngoi,47260; โคกศรีสุพรรณ,Khok Si Suphan,47280; เจริญศิลป์,Charoen Sin,47290;
โพนนาแก้ว,Phon Na Kaeo,47230; ภูพาน,Phu Phan,47180`,
	'th-nakhon-phanom': `
*48000; ปลาปาก,Pla Pak,48160; ท่าอุเทน,Tha Uthen,48120; บ้านแพง,Ban Phaeng,48140; ธาตุพนม,That Phanom,48110; เรณูนคร,Renu Nakhon,48170;
นาแก,Na Kae,48130; ศรีสงคราม,Si Songkhram,48150; นาหว้า,Na Wa,48180; โพนสวรรค์,Phon Sawan,48190; นาทม,Na Thom,48140; วังยาง,Wang Yang,48130`,
	'th-mukdahan': `
*49000; นิคมคำสร้อย,Nikhom Kham Soi,49130; ดอนตาล,Don Tan,49120; ดงหลวง,Dong Luang,49140; คำชะอี,Khamcha-i,49110; หว้านใหญ่,Wan Yai,49150;
หนองสูง,Nong Sung,49160`,
};
