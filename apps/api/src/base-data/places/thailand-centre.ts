/**
 * Districts of Bangkok, the centre, the east and the west by province: Thai, English and the postcode of the district's post office, separated by commas;
 * districts by semicolons. `*` stands for the district of the province's capital. Sources and gaps: README.md beside this file.
 */
export const CENTRAL_DISTRICTS: Readonly<Record<string, string>> = {
	'th-bangkok': `
พระนคร,Phra Nakhon,10200; ดุสิต,Dusit,10300; หนองจอก,Nong Chok,10530; บางรัก,Bang Rak,10500; บางเขน,Bang Khen,10220;
บางกะปิ,Bang Kapi,10240; ปทุมวัน,Pathum Wan,10330; ป้อมปราบศัตรูพ่าย,Pom Prap Sattru Phai,10100; พระโขนง,Phra Khanong,10260;
มีนบุรี,Min Buri,10510; ลาดกระบัง,Lat Krabang,10520; ยานนาวา,Yan Nawa,10120; สัมพันธวงศ์,Samphanthawong,10100;
พญาไท,Phaya Thai,10400; ธนบุรี,Thon Buri,10600; บางกอกใหญ่,Bangkok Yai,10600; ห้วยขวาง,Huai Khwang,10310;
คลองสาน,Khlong San,10600; ตลิ่งชัน,Taling Chan,10170; บางกอกน้อย,Bangkok Noi,10700; บางขุนเทียน,Bang Khun Thian,10150;
ภาษีเจริญ,Phasi Charoen,10160; หนองแขม,Nong Khaem,10160; ราษฎร์บูรณะ,Rat Burana,10140; บางพลัด,Bang Phlat,10700;
ดินแดง,Din Daeng,10400; บึงกุ่ม,Bueng Kum,10240; สาทร,Sathon,10120; บางซื่อ,Bang Sue,10800; จตุจักร,Chatuchak,10900;
บางคอแหลม,Bang Kho Laem,10120; ประเวศ,Prawet,10250; คลองเตย,Khlong Toei,10110; สวนหลวง,Suan Luang,10250; จอมทอง,Chom Thong,10150;
ดอนเมือง,Don Mueang,10210; ราชเทวี,Ratchathewi,10400; ลาดพร้าว,Lat Phrao,10230; วัฒนา,Watthana,10110; บางแค,Bang Khae,10160;
หลักสี่,Lak Si,10210; สายไหม,Sai Mai,10220; คันนายาว,Khan Na Yao,10230; สะพานสูง,Saphan Sung,10240; วังทองหลาง,Wang Thonglang,10310;
คลองสามวา,Khlong Sam Wa,10510; บางนา,Bang Na,10260; ทวีวัฒนา,Thawi Watthana,10170; ทุ่งครุ,Thung Khru,10140; บางบอน,Bang Bon,10150`,
	'th-samut-prakan': `
*10270; บางบ่อ,Bang Bo,10560; บางพลี,Bang Phli,10540; พระประแดง,Phra Pradaeng,10130; พระสมุทรเจดีย์,Phra Samut Chedi,10290;
บางเสาธง,Bang Sao Thong`,
	'th-nonthaburi': `
*11000; บางกรวย,Bang Kruai,11130; บางใหญ่,Bang Yai,11140; บางบัวทอง,Bang Bua Thong,11110; ไทรน้อย,Sai Noi,11150; ปากเกร็ด,Pak Kret,11120`,
	'th-pathum-thani': `
*12000; คลองหลวง,Khlong Luang,12120; ธัญบุรี,Thanyaburi,12110; หนองเสือ,Nong Suea,12170; ลาดหลุมแก้ว,Lat Lum Kaeo,12140;
ลำลูกกา,Lam Luk Ka,12150; สามโคก,Sam Khok,12160`,
	'th-ayutthaya': `
พระนครศรีอยุธยา,Phra Nakhon Si Ayutthaya,13000; ท่าเรือ,Tha Ruea,13130; นครหลวง,Nakhon Luang,13260; บางไทร,Bang Sai (South),13190;
บางบาล,Bang Ban,13250; บางปะอิน,Bang Pa-in,13160; บางปะหัน,Bang Pahan,13220; ผักไห่,Phak Hai,13120; ภาชี,Phachi,13140;
ลาดบัวหลวง,Lat Bua Luang,13230; วังน้อย,Wang Noi,13170; เสนา,Sena,13110; บางซ้าย,Bang Sai (West),13270; อุทัย,Uthai,13210;
มหาราช,Maha Rat,13150; บ้านแพรก,Ban Phraek,13240`,
	'th-ang-thong': `
*14000; ไชโย,Chaiyo,14140; ป่าโมก,Pa Mok,14130; โพธิ์ทอง,Pho Thong,14120; แสวงหา,Sawaeng Ha,14150;
วิเศษชัยชาญ,Wiset Chai Chan,14110; สามโก้,Samko,14160`,
	'th-lop-buri': `
*15000; พัฒนานิคม,Phatthana Nikhom,15140; โคกสำโรง,Khok Samrong,15120; ชัยบาดาล,Chai Badan,15130; ท่าวุ้ง,Tha Wung,15150;
บ้านหมี่,Ban Mi,15110; ท่าหลวง,Tha Luang,15230; สระโบสถ์,Sa Bot,15240; โคกเจริญ,Khok Charoen,15250; ลำสนธิ,Lam Sonthi,15190;
หนองม่วง,Nong Muang,15170`,
	'th-sing-buri': `
*16000; บางระจัน,Bang Rachan,16130; ค่ายบางระจัน,Khai Bang Rachan,16150; พรหมบุรี,Phrom Buri,16120; ท่าช้าง,Tha Chang,16140;
อินทร์บุรี,In Buri,16110`,
	'th-chai-nat': `
*17000; มโนรมย์,Manorom,17110; วัดสิงห์,Wat Sing,17120; สรรพยา,Sapphaya,17150; สรรคบุรี,Sankhaburi,17140; หันคา,Hankha,17130;
หนองมะโมง,Nong Mamong,17120; เนินขาม,Noen Kham,17130`,
	'th-saraburi': `
*18000; แก่งคอย,Kaeng Khoi,18110; หนองแค,Nong Khae,18140; วิหารแดง,Wihan Daeng,18150; หนองแซง,Nong Saeng,18170; บ้านหมอ,Ban Mo,18130;
ดอนพุด,Don Phut,18210; หนองโดน,Nong Don,18190; พระพุทธบาท,Phra Phutthabat,18120; เสาไห้,Sao Hai,18160; มวกเหล็ก,Muak Lek,18180;
วังม่วง,Wang Muang,18220; เฉลิมพระเกียรติ,Chaloem Phra Kiat,18000`,
	'th-chon-buri': `
*20000; บ้านบึง,Ban Bueng,20170; หนองใหญ่,Nong Yai,20190; บางละมุง,Bang Lamung,20150; พานทอง,Phan Thong,20160;
พนัสนิคม,Phanat Nikhom,20140; ศรีราชา,Si Racha,20110; เกาะสีชัง,Ko Sichang,20120; สัตหีบ,Sattahip,20180; บ่อทอง,Bo Thong,20270;
เกาะจันทร์,Ko Chan,20240`,
	'th-rayong': `
*21000; บ้านฉาง,Ban Chang,21130; แกลง,Klaeng,21110; วังจันทร์,Wang Chan,21210; บ้านค่าย,Ban Khai,21120; ปลวกแดง,Pluak Daeng,21140;
เขาชะเมา,Khao Chamao,21110; นิคมพัฒนา,Nikhom Phatthana,21180`,
	'th-chanthaburi': `
*22000; ขลุง,Khlung,22110; ท่าใหม่,Tha Mai,22120; โป่งน้ำร้อน,Pong Nam Ron,22140; มะขาม,Makham,22150; แหลมสิงห์,Laem Sing,22130;
สอยดาว,Soi Dao,22180; แก่งหางแมว,Kaeng Hang Maeo,22160; นายายอาม,Na Yai Am,22160; เขาคิชฌกูฏ,Khao Khitchakut,22210`,
	'th-trat': `
*23000; คลองใหญ่,Khlong Yai,23110; เขาสมิง,Khao Saming,23130; บ่อไร่,Bo Rai,23140; แหลมงอบ,Laem Ngop,23120; เกาะกูด,Ko Kut,23000;
เกาะช้าง,Ko Chang,23170`,
	'th-chachoengsao': `
*24000; บางคล้า,Bang Khla,24110; บางน้ำเปรี้ยว,Bang Nam Priao,24150; บางปะกง,Bang Pakong,24130; บ้านโพธิ์,Ban Pho,24140;
พนมสารคาม,Phanom Sarakham,24120; ราชสาส์น,Ratchasan,24120; สนามชัยเขต,Sanam Chai Khet,24160; แปลงยาว,Plaeng Yao,24190;
ท่าตะเกียบ,Tha Takiap,24160; คลองเขื่อน,Khlong Khuean,24000`,
	'th-prachin-buri': `
*25000; กบินทร์บุรี,Kabin Buri,25110; นาดี,Na Di,25220; บ้านสร้าง,Ban Sang,25150; ประจันตคาม,Prachantakham,25130;
ศรีมหาโพธิ,Si Maha Phot,25140; ศรีมโหสถ,Si Mahosot,25190`,
	'th-nakhon-nayok': `
*26000; ปากพลี,Pak Phli,26130; บ้านนา,Ban Na,26110; องครักษ์,Ongkharak,26120`,
	'th-sa-kaeo': `
*27000; คลองหาด,Khlong Hat,27260; ตาพระยา,Ta Phraya,27180; วังน้ำเย็น,Wang Nam Yen,27210; วัฒนานคร,Watthana Nakhon,27160;
อรัญประเทศ,Aranyaprathet,27120; เขาฉกรรจ์,Khao Chakan,27000; โคกสูง,Khok Sung,27120; วังสมบูรณ์,Wang Sombun,27250`,
	'th-ratchaburi': `
*70000; จอมบึง,Chom Bueng,70150; สวนผึ้ง,Suan Phueng,70180; ดำเนินสะดวก,Damnoen Saduak,70130; บ้านโป่ง,Ban Pong,70110;
บางแพ,Bang Phae,70160; โพธาราม,Photharam,70120; ปากท่อ,Pak Tho,70140; วัดเพลง,Wat Phleng,70170; บ้านคา,Ban Kha,70180`,
	'th-kanchanaburi': `
*71000; ไทรโยค,Sai Yok,71150; บ่อพลอย,Bo Phloi,71160; ศรีสวัสดิ์,Si Sawat,71250; ท่ามะกา,Tha Maka,71120; ท่าม่วง,Tha Muang,71110;
ทองผาภูมิ,Thong Pha Phum,71180; สังขละบุรี,Sangkhla Buri,71240; พนมทวน,Phanom Thuan,71140; เลาขวัญ,Lao Khwan,71210;
ด่านมะขามเตี้ย,Dan Makham Tia,71260; หนองปรือ,Nong Prue,71220; ห้วยกระเจา,Huai Krachao,71170`,
	'th-suphan-buri': `
*72000; เดิมบางนางบวช,Doem Bang Nang Buat,72120; ด่านช้าง,Dan Chang,72180; บางปลาม้า,Bang Pla Ma,72150; ศรีประจันต์,Si Prachan,72140;
ดอนเจดีย์,Don Chedi,72170; สองพี่น้อง,Song Phi Nong,72110; สามชุก,Sam Chuk,72130; อู่ทอง,U Thong,72160; หนองหญ้าไซ,Nong Ya Sai,72240`,
	'th-nakhon-pathom': `
*73000; กำแพงแสน,Kamphaeng Saen,73140; นครชัยศรี,Nakhon Chai Si,73120; ดอนตูม,Don Tum,73150; บางเลน,Bang Len,73130;
สามพราน,Sam Phran,73110; พุทธมณฑล,Phutthamonthon,73170`,
	'th-samut-sakhon': `
*74000; กระทุ่มแบน,Krathum Baen,74110; บ้านแพ้ว,Ban Phaeo,74120`,
	'th-samut-songkhram': `
*75000; บางคนที,Bang Khonthi,75120; อัมพวา,Amphawa,75110`,
	'th-phetchaburi': `
*76000; เขาย้อย,Khao Yoi,76140; หนองหญ้าปล้อง,Nong Ya Plong,76160; ชะอำ,Cha-am,76120; ท่ายาง,Tha Yang,76130; บ้านลาด,Ban Lat,76150;
บ้านแหลม,Ban Laem,76110; แก่งกระจาน,Kaeng Krachan,76170`,
	'th-prachuap-khiri-khan': `
*77000; กุยบุรี,Kui Buri,77150; ทับสะแก,Thap Sakae,77130; บางสะพาน,Bang Saphan,77140; บางสะพานน้อย,Bang Saphan Noi,77170;
ปราณบุรี,Pran Buri,77120; หัวหิน,Hua Hin,77110; สามร้อยยอด,Sam Roi Yot,77120`,
};
