import type { Localized } from '@zaylat/api-client/contract';
import type { ShopSeed } from './shops.ts';
import { localized, type Words } from './words.ts';

/** Shops joined within five years before this moment. */
export const JOINED_BEFORE = Date.UTC(2026, 9, 1);

/** What a shop says of its goods, by the first category that it sells. */
const TRADES: Readonly<Record<string, Words>> = {
	fashion: [
		'We know the weavers and tailors behind every piece, and we check seams and colours before anything is packed.',
		'ပစ္စည်းတစ်ခုချင်းစီကို ရက်လုပ်ချုပ်လုပ်သူများနှင့် တိုက်ရိုက်လုပ်ကိုင်ပြီး မထုပ်ပိုးမီ ချုပ်ရိုးနှင့် အရောင်ကို စစ်ဆေးပါသည်။',
		'เรารู้จักช่างทอและช่างตัดเย็บทุกคน และตรวจตะเข็บกับสีก่อนแพ็กทุกชิ้น',
		'每件衣物背后的织工与裁缝我们都熟识，打包前逐一检查针脚与颜色。',
	],
	phones: [
		'Sealed boxes only. If anything is wrong with your phone, return it within seven days.',
		'မဖွင့်ရသေးသောဘူးများသာ ရောင်းပါသည်။ ချို့ယွင်းချက်ရှိလျှင် ခုနစ်ရက်အတွင်း ပြန်လဲနိုင်ပါသည်။',
		'ขายเฉพาะเครื่องกล่องซีล มีปัญหาเปลี่ยนได้ภายในเจ็ดวัน',
		'只售原封新机，七天内有问题可退换。',
	],
	'beauty-and-health': [
		'Fresh stock with the date on every box, and honest advice for your skin.',
		'ရက်စွဲအသစ်များသာ ရောင်းချပြီး သင့်အသားအရေအတွက် ရိုးသားစွာ အကြံပေးပါသည်။',
		'สินค้าใหม่มีวันผลิตทุกกล่อง พร้อมคำแนะนำตรงไปตรงมาสำหรับผิวคุณ',
		'新鲜现货，盒盒有日期，护肤建议实话实说。',
	],
	'home-and-kitchen': [
		'Homeware made for everyday use. If anything breaks on the way, we replace it.',
		'နေ့စဉ်အသုံးပြုရန် ပြုလုပ်ထားသော အိမ်သုံးပစ္စည်းများ။ လမ်းတွင် ကျိုးပဲ့လျှင် အသစ်ပြန်ပို့ပေးပါသည်။',
		'ของใช้ในบ้านที่ทำมาให้ใช้ได้ทุกวัน แตกระหว่างทางเปลี่ยนให้ใหม่',
		'天天用得上的家居好物，途中损坏包换。',
	],
	groceries: [
		'Bought from growers in the morning and packed on the day we ship.',
		'စိုက်ပျိုးသူများထံမှ မနက်ပိုင်းဝယ်ယူပြီး ပို့သည့်နေ့တွင်ပင် ထုပ်ပိုးပါသည်။',
		'รับจากสวนตอนเช้า แพ็กในวันที่จัดส่ง',
		'清晨从农户收货，发货当天打包。',
	],
	'baby-and-toys': [
		'Chosen by parents. Nothing sharp, nothing that comes off.',
		'မိဘများကိုယ်တိုင် ရွေးချယ်ထားသည်။ ချွန်ထက်သောအရာ၊ ပြုတ်ထွက်လွယ်သောအရာ မပါပါ။',
		'พ่อแม่เลือกเอง ไม่มีของแหลมคม ไม่มีชิ้นส่วนหลุดง่าย',
		'由父母精选，无尖锐、无易脱落部件。',
	],
	'sports-and-outdoors': [
		'We play, ride and camp ourselves, and sell only gear that lasts.',
		'ကိုယ်တိုင် ကစား၊ စီး၊ စခန်းချပြီး ခိုင်ခံ့သည့်ပစ္စည်းများကိုသာ ရောင်းပါသည်။',
		'เราเล่น ปั่น และออกแคมป์เอง แล้วขายเฉพาะของที่ทนจริง',
		'我们自己打球、骑行、露营，只卖经得起用的。',
	],
	'books-and-stationery': [
		'Books are packed flat, and pens are tested. Ask us for any title you can’t find.',
		'စာအုပ်များကို မခေါက်အောင် ထုပ်ပိုးပေးပါသည်။ ရှာမတွေ့သောစာအုပ်ကို မေးမြန်းနိုင်ပါသည်။',
		'ห่อหนังสือแบบแบน ลองปากกาก่อนส่ง หาเล่มไหนไม่เจอถามได้',
		'书籍平整包装，钢笔先试写；找不到的书名可以问我们。',
	],
	digital: [
		'Codes and files are in your account as soon as you have paid, day and night.',
		'ငွေပေးချေပြီးသည်နှင့် ကုဒ်နှင့် ဖိုင်များကို နေ့ညမပြတ် အကောင့်ထဲသို့ ချက်ချင်း ပို့ပေးပါသည်။',
		'โค้ดและไฟล์เข้าบัญชีทันทีที่ชำระเงิน ตลอด 24 ชั่วโมง',
		'付款后兑换码和文件即刻到账，昼夜不停。',
	],
};

/** What a shop tells about itself, in four languages. */
export function aboutOf(shop: ShopSeed): Localized {
	const trade = TRADES[shop.sells[0] ?? 'digital'] ?? TRADES.digital;
	if (!trade) throw new Error(`no words for ${shop.slug}`);
	const [en, mm, thai, china] = shop.name;
	return localized([
		`${en}. ${trade[0]}`,
		`${mm}မှ ကြိုဆိုပါသည်။ ${trade[1]}`,
		`ยินดีต้อนรับสู่${/^[\u0e00-\u0e7f]/.test(thai) ? '' : ' '}${thai} ${trade[2]}`,
		`欢迎光临${china}。${trade[3]}`,
	]);
}
