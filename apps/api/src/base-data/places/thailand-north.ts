/**
 * Districts of the north by province: Thai, English and the postcode of the district's post office, separated by commas;
 * districts by semicolons. `*` stands for the district of the province's capital. Sources and gaps: README.md beside this file.
 */
export const NORTHERN_DISTRICTS: Readonly<Record<string, string>> = {
	'th-chiang-mai': `
*50000; จอมทอง,Chom Thong,50160; แม่แจ่ม,Mae Chaem,50270; เชียงดาว,Chiang Dao,50170; ดอยสะเก็ด,Doi Saket,50220; แม่แตง,Mae Taeng,50150;
แม่ริม,Mae Rim,50180; สะเมิง,Samoeng,50250; ฝาง,Fang,50110; แม่อาย,Mae Ai,50280; พร้าว,Phrao,50190; สันป่าตอง,San Pa Tong,50120;
สันกำแพง,San Kamphaeng,50130; สันทราย,San Sai,50210; หางดง,Hang Dong,50230; ฮอด,Hot,50240; ดอยเต่า,Doi Tao,50260; อมก๋อย,Omkoi,50310;
สารภี,Saraphi,50140; เวียงแหง,Wiang Haeng,50350; ไชยปราการ,Chai Prakan,50320; แม่วาง,Mae Wang,50360; แม่ออน,Mae On,50130;
ดอยหล่อ,Doi Lo,50160; กัลยาณิวัฒนา,Galyani Vadhana,58130`,
	'th-lamphun': `
*51000; แม่ทา,Mae Tha,51140; บ้านโฮ่ง,Ban Hong,51130; ลี้,Li,51110; ทุ่งหัวช้าง,Thung Hua Chang,51160; ป่าซาง,Pa Sang,51120;
บ้านธิ,Ban Thi,51180; เวียงหนองล่อง,Wiang Nong Long,51120`,
	'th-lampang': `
*52000; แม่เมาะ,Mae Mo,52220; เกาะคา,Ko Kha,52130; เสริมงาม,Soem Ngam,52210; งาว,Ngao,52110; แจ้ห่ม,Chae Hom,52120;
วังเหนือ,Wang Nuea,52140; เถิน,Thoen,52160; แม่พริก,Mae Phrik,52180; แม่ทะ,Mae Tha,52150; สบปราบ,Sop Prap,52170;
ห้างฉัตร,Hang Chat,52190; เมืองปาน,Mueang Pan,52240`,
	'th-uttaradit': `
*53000; ตรอน,Tron,53140; ท่าปลา,Tha Pla,53150; น้ำปาด,Nam Pat,53110; ฟากท่า,Fak Tha,53160; บ้านโคก,Ban Khok,53180; พิชัย,Phichai,53120;
ลับแล,Laplae,53130; ทองแสนขัน,Thong Saen Khan,53230`,
	'th-phrae': `
*54000; ร้องกวาง,Rong Kwang,54140; ลอง,Long,54150; สูงเม่น,Sung Men,54130; เด่นชัย,Den Chai,54110; สอง,Song,54120;
วังชิ้น,Wang Chin,54160; หนองม่วงไข่,Nong Muang Khai,54170`,
	'th-nan': `
*55000; แม่จริม,Mae Charim,55170; บ้านหลวง,Ban Luang,55190; นาน้อย,Na Noi,55150; ปัว,Pua,55120; ท่าวังผา,Tha Wang Pha,55140;
เวียงสา,Wiang Sa,55110; ทุ่งช้าง,Thung Chang,55130; เชียงกลาง,Chiang Klang,55160; นาหมื่น,Na Muen,55180; สันติสุข,Santi Suk,55210;
บ่อเกลือ,Bo Kluea,55220; สองแคว,Song Khwae,55160; ภูเพียง,Phu Phiang,55000; เฉลิมพระเกียรติ,Chaloem Phra Kiat,55130`,
	'th-phayao': `
*56000; จุน,Chun,56150; เชียงคำ,Chiang Kham,56110; เชียงม่วน,Chiang Muan,56160; ดอกคำใต้,Dok Khamtai,56120; ปง,Pong,56140;
แม่ใจ,Mae Chai,56130; ภูซาง,Phu Sang,56110; ภูกามยาว,Phu Kamyao,56000`,
	'th-chiang-rai': `
*57000; เวียงชัย,Wiang Chai,57210; เชียงของ,Chiang Khong,57140; เทิง,Thoeng,57160; พาน,Phan,57120; ป่าแดด,Pa Daet,57190;
แม่จัน,Mae Chan,57110; เชียงแสน,Chiang Saen,57150; แม่สาย,Mae Sai,57130; แม่สรวย,Mae Suai,57180; เวียงป่าเป้า,Wiang Pa Pao,57170;
พญาเม็งราย,Phaya Mengrai,57290; เวียงแก่น,Wiang Kaen,57310; ขุนตาล,Khun Tan,57340; แม่ฟ้าหลวง,Mae Fa Luang,57240; แม่ลาว,Mae Lao,57250;
เวียงเชียงรุ้ง,Wiang Chiang Rung,57210; ดอยหลวง,Doi Luang,57110`,
	'th-mae-hong-son': `
*58000; ขุนยวม,Khun Yuam,58140; ปาย,Pai,58130; แม่สะเรียง,Mae Sariang,58110; แม่ลาน้อย,Mae La Noi,58120; สบเมย,Sop Moei,58110;
ปางมะผ้า,Pang Mapha,58150`,
	'th-nakhon-sawan': `
*60000; โกรกพระ,Krok Phra,60170; ชุมแสง,Chum Saeng,60120; หนองบัว,Nong Bua,60110; บรรพตพิสัย,Banphot Phisai,60180; เก้าเลี้ยว,Kao Liao,60230;
ตาคลี,Takhli,60140; ท่าตะโก,Tha Tako,60160; ไพศาลี,Phaisali,60220; พยุหะคีรี,Phayuha Khiri,60130; ลาดยาว,Lat Yao,60150;
ตากฟ้า,Tak Fa,60190; แม่วงก์,Mae Wong,60150; แม่เปิน,Mae Poen,60150; ชุมตาบง,Chum Ta Bong,60150`,
	'th-uthai-thani': `
*61000; ทัพทัน,Thap Than,61120; สว่างอารมณ์,Sawang Arom,61150; หนองฉาง,Nong Chang,61110; หนองขาหย่าง,Nong Khayang,61130;
บ้านไร่,Ban Rai,61140; ลานสัก,Lan Sak,61160; ห้วยคต,Huai Khot,61170`,
	'th-kamphaeng-phet': `
*62000; ไทรงาม,Sai Ngam,62150; คลองลาน,Khlong Lan,62180; ขาณุวรลักษบุรี,Khanu Woralaksaburi,62130; คลองขลุง,Khlong Khlung,62120;
พรานกระต่าย,Phran Kratai,62110; ลานกระบือ,Lan Krabue,62170; ทรายทองวัฒนา,Sai Thong Watthana,62190; ปางศิลาทอง,Pang Sila Thong,62120;
บึงสามัคคี,Bueng Samakkhi,62210; โกสัมพีนคร,Kosamphi Nakhon,62000`,
	'th-tak': `
*63000; บ้านตาก,Ban Tak,63120; สามเงา,Sam Ngao,63130; แม่ระมาด,Mae Ramat,63140; ท่าสองยาง,Tha Song Yang,63150; แม่สอด,Mae Sot,63110;
พบพระ,Phop Phra,63160; อุ้มผาง,Umphang,63170; วังเจ้า,Wang Chao,63000`,
	'th-sukhothai': `
*64000; บ้านด่านลานหอย,Ban Dan Lan Hoi,64140; คีรีมาศ,Khiri Mat,64160; กงไกรลาศ,Kong Krailat,64170; ศรีสัชนาลัย,Si Satchanalai,64130;
ศรีสำโรง,Si Samrong,64120; สวรรคโลก,Sawankhalok,64110; ศรีนคร,Si Nakhon,64180; ทุ่งเสลี่ยม,Thung Saliam,64150`,
	'th-phitsanulok': `
*65000; นครไทย,Nakhon Thai,65120; ชาติตระการ,Chat Trakan,65170; บางระกำ,Bang Rakam,65140; บางกระทุ่ม,Bang Krathum,65110;
พรหมพิราม,Phrom Phiram,65150; วัดโบสถ์,Wat Bot,65160; วังทอง,Wang Thong,65130; เนินมะปราง,Noen Maprang,65190`,
	'th-phichit': `
*66000; วังทรายพูน,Wang Sai Phun,66180; โพธิ์ประทับช้าง,Pho Prathap Chang,66190; ตะพานหิน,Taphan Hin,66110; บางมูลนาก,Bang Mun Nak,66120;
โพทะเล,Pho Thale,66130; สามง่าม,Sam Ngam,66140; ทับคล้อ,Thap Khlo,66150; สากเหล็ก,Sak Lek,66160; บึงนาราง,Bueng Na Rang,66130;
ดงเจริญ,Dong Charoen,66210; วชิรบารมี,Wachirabarami,66140`,
	'th-phetchabun': `
*67000; ชนแดน,Chon Daen,67150; หล่มสัก,Lom Sak,67110; หล่มเก่า,Lom Kao,67120; วิเชียรบุรี,Wichian Buri,67130; ศรีเทพ,Si Thep,67170;
หนองไผ่,Nong Phai,67140; บึงสามพัน,Bueng Sam Phan,67160; น้ำหนาว,Nam Nao,67260; วังโป่ง,Wang Pong,67240; เขาค้อ,Khao Kho,67270`,
};
