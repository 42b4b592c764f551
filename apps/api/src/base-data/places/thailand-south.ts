/**
 * Districts of the south by province: Thai, English and the postcode of the district's post office, separated by commas;
 * districts by semicolons. `*` stands for the district of the province's capital. Sources and gaps: README.md beside this file.
 */
export const SOUTHERN_DISTRICTS: Readonly<Record<string, string>> = {
	'th-nakhon-si-thammarat': `
*80000; พรหมคีรี,Phrom Khiri,80320; ลานสกา,Lan Saka,80230; ฉวาง,Chawang,80150; พิปูน,Phipun,80270; เชียรใหญ่,Chian Yai,80190;
ชะอวด,Cha-uat,80180; ท่าศาลา,Tha Sala,80160; ทุ่งสง,Thung Song,80110; นาบอน,Na Bon,80220; ทุ่งใหญ่,Thung Yai,80240;
ปากพนัง,Pak Phanang,80140; ร่อนพิบูลย์,Ron Phibun,80130; สิชล,Sichon,80120; ขนอม,Khanom,80210; หัวไทร,Hua Sai,80170;
บางขัน,Bang Khan,80360; ถ้ำพรรณรา,Tham Phannara,80260; จุฬาภรณ์,Chulabhorn,80130; พระพรหม,Phra Phrom,80000; นบพิตำ,Nopphitam,80160;
ช้างกลาง,Chang Klang,80250; เฉลิมพระเกียรติ,Chaloem Phra Kiat,80190`,
	'th-krabi': `
*81000; เขาพนม,Khao Phanom,81140; เกาะลันตา,Ko Lanta,81150; คลองท่อม,Khlong Thom,81120; อ่าวลึก,Ao Luek,81110;
ปลายพระยา,Plai Phraya,81160; ลำทับ,Lam Thap,81120; เหนือคลอง,Nuea Khlong,81130`,
	'th-phang-nga': `
*82000; เกาะยาว,Ko Yao,82160; กะปง,Kapong,82170; ตะกั่วทุ่ง,Takua Thung,82130; ตะกั่วป่า,Takua Pa,82110; คุระบุรี,Khura Buri,82150;
ทับปุด,Thap Put,82180; ท้ายเหมือง,Thai Mueang,82120`,
	'th-phuket': '*83000; กะทู้,Kathu,83120; ถลาง,Thalang,83110',
	'th-surat-thani': `
*84000; กาญจนดิษฐ์,Kanchanadit,84160; ดอนสัก,Don Sak,84220; เกาะสมุย,Ko Samui,84140; เกาะพะงัน,Ko Pha-ngan,84280; ไชยา,Chaiya,84110;
ท่าชนะ,Tha Chana,84170; คีรีรัฐนิคม,Khiri Rat Nikhom,84180; บ้านตาขุน,Ban Ta Khun,84230; พนม,Phanom,84250; ท่าฉาง,Tha Chang,84150;
บ้านนาสาร,Ban Na San,84120; บ้านนาเดิม,Ban Na Doem,84240; เคียนซา,Khian Sa,84260; เวียงสระ,Wiang Sa,84190; พระแสง,Phrasaeng,84210;
พุนพิน,Phunphin,84130; ชัยบุรี,Chai Buri,84350; วิภาวดี,Vibhavadi,84180`,
	'th-ranong': '*85000; ละอุ่น,La-un,85130; กะเปอร์,Kapoe,85120; กระบุรี,Kra Buri,85110; สุขสำราญ,Suk Samran,85120',
	'th-chumphon': `
*86000; ท่าแซะ,Tha Sae,86140; ปะทิว,Pathio,86160; หลังสวน,Lang Suan,86110; ละแม,Lamae,86170; พะโต๊ะ,Phato,86180; สวี,Sawi,86130;
ทุ่งตะโก,Thung Tako,86220`,
	'th-songkhla': `
*90000; สทิงพระ,Sathing Phra,90190; จะนะ,Chana,90130; นาทวี,Na Thawi,90160; เทพา,Thepha,90150; สะบ้าย้อย,Saba Yoi,90210;
ระโนด,Ranot,90140; กระแสสินธุ์,Krasae Sin,90270; รัตภูมิ,Rattaphum,90180; สะเดา,Sadao,90120; หาดใหญ่,Hat Yai,90110;
นาหม่อม,Na Mom,90310; ควนเนียง,Khuan Niang,90220; บางกล่ำ,Bang Klam,90110; สิงหนคร,Singhanakhon,90280; คลองหอยโข่ง,Khlong Hoi Khong,90230`,
	'th-satun': `
*91000; ควนโดน,Khuan Don,91160; ควนกาหลง,Khuan Kalong,91130; ท่าแพ,Tha Phae,91150; ละงู,La-ngu,91110; ทุ่งหว้า,Thung Wa,91120;
มะนัง,Manang,91130`,
	'th-trang': `
*92000; กันตัง,Kantang,92110; ย่านตาขาว,Yan Ta Khao,92140; ปะเหลียน,Palian,92120; สิเกา,Sikao,92150; ห้วยยอด,Huai Yot,92130;
วังวิเศษ,Wang Wiset,92220; นาโยง,Na Yong,92170; รัษฎา,Ratsada,92160; หาดสำราญ,Hat Samran,92120`,
	'th-phatthalung': `
*93000; กงหรา,Kong Ra,93180; เขาชัยสน,Khao Chaison,93130; ตะโหมด,Tamot,93160; ควนขนุน,Khuan Khanun,93110; ปากพะยูน,Pak Phayun,93120;
ศรีบรรพต,Si Banphot,93190; ป่าบอน,Pa Bon,93170; บางแก้ว,Bang Kaeo,93140; ป่าพะยอม,Pa Phayom; ศรีนครินทร์,Srinagarindra,93000`,
	'th-pattani': `
*94000; โคกโพธิ์,Khok Pho,94120; หนองจิก,Nong Chik,94170; ปะนาเระ,Panare,94130; มายอ,Mayo,94140; ทุ่งยางแดง,Thung Yang Daeng,94140;
สายบุรี,Sai Buri,94110; ไม้แก่น,Mai Kaen,94220; ยะหริ่ง,Yaring,94150; ยะรัง,Yarang,94160; กะพ้อ,Kapho,94230; แม่ลาน,Mae Lan,94180`,
	'th-yala': `
*95000; เบตง,Betong,95110; บันนังสตา,Bannang Sata,95130; ธารโต,Than To,95150; ยะหา,Yaha,95120; รามัน,Raman,95140; กาบัง,Kabang,95120;
กรงปินัง,Krong Pinang,95000`,
	'th-narathiwat': `
*96000; ตากใบ,Tak Bai,96110; บาเจาะ,Bacho,96170; ยี่งอ,Yi-ngo,96180; ระแงะ,Ra-ngae,96130; รือเสาะ,Rueso,96150; ศรีสาคร,Si Sakhon,96210;
แว้ง,Waeng,96160; สุคิริน,Sukhirin,96190; สุไหงโก-ลก,Su-ngai Kolok,96120; สุไหงปาดี,Su-ngai Padi,96140; จะแนะ,Chanae,96220;
เจาะไอร้อง,Cho-airong,96130`,
};
