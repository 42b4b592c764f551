/**
 * The 180 sub-districts of Bangkok by district: Thai and English, and the postcode where it is not the district's,
 * separated by commas; sub-districts by semicolons. Sources and gaps: README.md beside this file.
 */
export const BANGKOK_SUBDISTRICTS: Readonly<Record<string, string>> = {
	'phra-nakhon': `
พระบรมมหาราชวัง,Phra Borom Maha Ratchawang; วังบูรพาภิรมย์,Wang Burapha Phirom; วัดราชบพิธ,Wat Ratchabophit; สำราญราษฎร์,Samran Rat;
ศาลเจ้าพ่อเสือ,San Chao Pho Suea; เสาชิงช้า,Sao Chingcha; บวรนิเวศ,Bowon Niwet; ตลาดยอด,Talat Yot; ชนะสงคราม,Chana Songkhram;
บ้านพานถม,Ban Phan Thom; บางขุนพรหม,Bang Khun Phrom; วัดสามพระยา,Wat Sam Phraya`,
	dusit:
		'ดุสิต,Dusit; วชิรพยาบาล,Wachiraphayaban; สวนจิตรลดา,Suan Chit Lada; สี่แยกมหานาค,Si Yaek Maha Nak; ถนนนครไชยศรี,Thanon Nakhon Chai Si',
	'nong-chok': `
กระทุ่มราย,Krathum Rai; หนองจอก,Nong Chok; คลองสิบ,Khlong Sip; คลองสิบสอง,Khlong Sip Song; โคกแฝด,Khok Faet; คู้ฝั่งเหนือ,Khu Fang Nuea;
ลำผักชี,Lam Phak Chi; ลำต้อยติ่ง,Lam Toiting`,
	'bang-rak': 'มหาพฤฒาราม,Maha Phruettharam; สีลม,Si Lom; สุริยวงศ์,Suriyawong; บางรัก,Bang Rak; สี่พระยา,Si Phraya',
	'bang-khen': 'อนุสาวรีย์,Anusawari; ท่าแร้ง,Tha Raeng',
	'bang-kapi': 'คลองจั่น,Khlong Chan; หัวหมาก,Hua Mak',
	'pathum-wan': 'รองเมือง,Rong Mueang; วังใหม่,Wang Mai; ปทุมวัน,Pathum Wan; ลุมพินี,Lumphini',
	'pom-prap-sattru-phai':
		'ป้อมปราบ,Pom Prap; วัดเทพศิรินทร์,Wat Thep Sirin; คลองมหานาค,Khlong Maha Nak; บ้านบาตร,Ban Bat; วัดโสมนัส,Wat Sommanat',
	'phra-khanong': 'บางจาก,Bang Chak; พระโขนงใต้,Phra Khanong Tai',
	'min-buri': 'มีนบุรี,Min Buri; แสนแสบ,Saen Saep',
	'lat-krabang':
		'ลาดกระบัง,Lat Krabang; คลองสองต้นนุ่น,Khlong Song Ton Nun; คลองสามประเวศ,Khlong Sam Prawet; ลำปลาทิว,Lam Pla Thio; ทับยาว,Thap Yao; ขุมทอง,Khum Thong',
	'yan-nawa': 'ช่องนนทรี,Chong Nonsi; บางโพงพาง,Bang Phongphang',
	samphanthawong: 'จักรวรรดิ,Chakkrawat; สัมพันธวงศ์,Samphanthawong; ตลาดน้อย,Talat Noi',
	'phaya-thai': 'สามเสนใน,Sam Sen Nai; พญาไท,Phaya Thai',
	'thon-buri':
		'วัดกัลยาณ์,Wat Kanlaya; หิรัญรูจี,Hiran Ruchi; บางยี่เรือ,Bang Yi Ruea; บุคคโล,Bukkhalo; ตลาดพลู,Talat Phlu; ดาวคะนอง,Dao Khanong; สำเหร่,Samre',
	'bangkok-yai': 'วัดอรุณ,Wat Arun; วัดท่าพระ,Wat Tha Phra',
	'huai-khwang': 'ห้วยขวาง,Huai Khwang; บางกะปิ,Bang Kapi; สามเสนนอก,Sam Sen Nok',
	'khlong-san':
		'สมเด็จเจ้าพระยา,Somdet Chao Phraya; คลองสาน,Khlong San; บางลำภูล่าง,Bang Lamphu Lang; คลองต้นไทร,Khlong Ton Sai',
	'taling-chan':
		'คลองชักพระ,Khlong Chak Phra; ตลิ่งชัน,Taling Chan; ฉิมพลี,Chimphli; บางพรม,Bang Phrom; บางระมาด,Bang Ramat; บางเชือกหนัง,Bang Chueak Nang',
	'bangkok-noi':
		'ศิริราช,Siri Rat; บ้านช่างหล่อ,Ban Chang Lo; บางขุนนนท์,Bang Khun Non; บางขุนศรี,Bang Khun Si; อรุณอมรินทร์,Arun Ammarin',
	'bang-khun-thian': 'ท่าข้าม,Tha Kham; แสมดำ,Samae Dam',
	'phasi-charoen':
		'บางหว้า,Bang Wa; บางด้วน,Bang Duan; บางจาก,Bang Chak; บางแวก,Bang Waek; คลองขวาง,Khlong Khwang; ปากคลองภาษีเจริญ,Pak Khlong Phasi Charoen; คูหาสวรรค์,Khuha Sawan',
	'nong-khaem': 'หนองแขม,Nong Khaem; หนองค้างพลู,Nong Khang Phlu',
	'rat-burana': 'ราษฎร์บูรณะ,Rat Burana; บางปะกอก,Bang Pakok',
	'bang-phlat': 'บางพลัด,Bang Phlat; บางอ้อ,Bang O; บางบำหรุ,Bang Bamru; บางยี่ขัน,Bang Yi Khan',
	'din-daeng': 'ดินแดง,Din Daeng; รัชดาภิเษก,Ratchadaphisek',
	'bueng-kum': 'คลองกุ่ม,Khlong Kum; นวมินทร์,Nawamin; นวลจันทร์,Nuan Chan',
	sathon: 'ทุ่งวัดดอน,Thung Wat Don; ยานนาวา,Yan Nawa; ทุ่งมหาเมฆ,Thung Maha Mek',
	'bang-sue': 'บางซื่อ,Bang Sue; วงศ์สว่าง,Wong Sawang',
	chatuchak: 'ลาดยาว,Lat Yao; เสนานิคม,Sena Nikhom; จันทรเกษม,Chan Kasem; จอมพล,Chom Phon; จตุจักร,Chatuchak',
	'bang-kho-laem': 'บางคอแหลม,Bang Kho Laem; วัดพระยาไกร,Wat Phraya Krai; บางโคล่,Bang Khlo',
	prawet: 'ประเวศ,Prawet; หนองบอน,Nong Bon; ดอกไม้,Dok Mai',
	'khlong-toei': 'คลองเตย,Khlong Toei; คลองตัน,Khlong Tan; พระโขนง,Phra Khanong',
	'suan-luang': 'สวนหลวง,Suan Luang; อ่อนนุช,On Nut; พัฒนาการ,Phatthanakan',
	'chom-thong': 'บางขุนเทียน,Bang Khun Thian; บางค้อ,Bang Kho; บางมด,Bang Mot; จอมทอง,Chom Thong',
	'don-mueang': 'สีกัน,Si Kan; ดอนเมือง,Don Mueang; สนามบิน,Sanam Bin',
	ratchathewi: 'ทุ่งพญาไท,Thung Phaya Thai; ถนนพญาไท,Thanon Phaya Thai; ถนนเพชรบุรี,Thanon Phetchaburi; มักกะสัน,Makkasan',
	'lat-phrao': 'ลาดพร้าว,Lat Phrao; จรเข้บัว,Chorakhe Bua',
	watthana: 'คลองเตยเหนือ,Khlong Toei Nuea; คลองตันเหนือ,Khlong Tan Nuea; พระโขนงเหนือ,Phra Khanong Nuea',
	'bang-khae': 'บางแค,Bang Khae; บางแคเหนือ,Bang Khae Nuea; บางไผ่,Bang Phai; หลักสอง,Lak Song',
	'lak-si': 'ทุ่งสองห้อง,Thung Song Hong; ตลาดบางเขน,Talat Bang Khen',
	'sai-mai': 'สายไหม,Sai Mai; ออเงิน,O Ngoen; คลองถนน,Khlong Thanon',
	'khan-na-yao': 'คันนายาว,Khan Na Yao; รามอินทรา,Ram Inthra',
	'saphan-sung': 'สะพานสูง,Saphan Sung; ราษฎร์พัฒนา,Rat Phatthana; ทับช้าง,Thap Chang',
	'wang-thonglang':
		'วังทองหลาง,Wang Thonglang; สะพานสอง,Saphan Song; คลองเจ้าคุณสิงห์,Khlong Chao Khun Sing; พลับพลา,Phlapphla',
	'khlong-sam-wa':
		'สามวาตะวันตก,Sam Wa Tawan Tok; สามวาตะวันออก,Sam Wa Tawan Ok; บางชัน,Bang Chan; ทรายกองดิน,Sai Kong Din; ทรายกองดินใต้,Sai Kong Din Tai',
	'bang-na': 'บางนาเหนือ,Bang Na Nuea; บางนาใต้,Bang Na Tai',
	'thawi-watthana': 'ทวีวัฒนา,Thawi Watthana; ศาลาธรรมสพน์,Sala Thammasop',
	'thung-khru': 'บางมด,Bang Mot; ทุ่งครุ,Thung Khru',
	'bang-bon':
		'บางบอนเหนือ,Bang Bon Nuea; บางบอนใต้,Bang Bon Tai; คลองบางพราน,Khlong Bang Phran; คลองบางบอน,Khlong Bang Bon',
};
