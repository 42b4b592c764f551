import type { TopicQuestions } from './types.ts';

/** What people ask in English, by topic, with the answers of shops. */
export const ENGLISH: TopicQuestions = {
	device: [
		[
			'Which plug does it have?',
			'It works with sockets in Myanmar and Thailand. The specification names the plug or connector.',
		],
		['How long is the warranty?', 'See “Warranty” on this page. Keep the order: it is your receipt.'],
	],
	furniture: [
		[
			'Will it fit through a door 80 cm wide?',
			'Please compare with width, depth and height in the specification. Legs and arms come off.',
		],
		[
			'Do you carry it upstairs?',
			'What two people carry comes up by lift or two flights of stairs, see the delivery on this page. The rest comes to your door.',
		],
		['Does it have to be assembled?', 'See “Assembly” in the specification. Tools are in the box.'],
	],
	clothes: [
		[
			'I am 165 cm and 60 kg. Which size?',
			'Please measure your chest and waist and compare with the size chart on this page.',
		],
		['Does the colour run in the wash?', 'Not if you wash it as the care says, with like colours.'],
		[
			'Is the colour the same as in the photos?',
			'Yes, we took them in daylight. Screens may show it slightly differently.',
		],
	],
	shoes: [
		['Should I take my usual size?', 'Yes. If your feet are wide, take one size more.'],
		['Can they get wet?', 'A little rain is fine. Let them dry away from the sun, as the care says.'],
	],
	care: [
		['Is it suitable for sensitive skin?', 'See “Skin and hair” in the specification. Try it on your arm first.'],
		['How long does it keep?', 'The months are in the specification. We send packs with at least a year left.'],
	],
	food: [
		['What date is on the pack?', 'We pack from the newest delivery. The date is printed on the pack.'],
		['How should I keep it after opening?', 'As “Storage” on this page says.'],
	],
	kitchen: [
		['Is it safe for the microwave?', 'See the specification: it says whether it is.'],
		['What is it made of?', 'See “Material” in the specification. It is safe for food.'],
	],
	play: [
		['From what age is it?', 'See the specification. Smaller children should not play with it alone.'],
		['Are spare parts available?', 'Write to us in the chat with a photo. We have the usual ones.'],
	],
	paper: [
		['Does ink show through?', 'Not with ballpoint pens. “Paper” in the specification tells the weight.'],
		['How many pages does it have?', 'As the specification says, without the cover.'],
	],
	credit: [
		['How quickly will I get it?', 'Immediately. The code is in your account as soon as your payment has arrived.'],
		['Does it work with an account from another country?', 'No, only where the specification says (“Valid in”).'],
	],
	media: [
		['Can I watch on two devices at once?', 'As many as the specification says under “Devices”.'],
		['Does it renew by itself?', 'No, unless you choose so when you pay. We remind you before it ends.'],
	],
	course: [
		['Can I begin at any time?', 'Yes, and you can repeat every lesson.'],
		['Is there a certificate?', 'Yes, as a PDF after the last test.'],
	],
	software: [
		['On how many devices can I install it?', 'As many as the specification says under “Devices”.'],
		['Can I move it to a new computer?', 'Yes: sign out on the old one first.'],
	],
	ticket: [
		['Do I have to print it?', 'No, show the code on your phone.'],
		['Can I give it to a friend?', 'Yes, as long as the code was not used.'],
	],
};

/** What people ask in Chinese, by topic, with the answers of shops. */
export const CHINESE: TopicQuestions = {
	device: [
		['是什么插头？', '缅甸和泰国的插座都能用，参数表里写明了插头或接口。'],
		['保修多久？', '请看本页“保修”。订单就是凭证，请保留。'],
	],
	furniture: [
		['80厘米宽的门能进吗？', '请对照参数表里的宽、深、高，腿和扶手可拆。'],
		['送上楼吗？', '双人搬运的大件可乘电梯或上两层楼，请看本页的配送；其他送到门口。'],
		['需要自己安装吗？', '请看参数表“安装”，工具在箱内。'],
	],
	clothes: [
		['身高165，体重60公斤，选什么码？', '请量胸围和腰围，对照本页尺码表。'],
		['洗了会掉色吗？', '按洗涤说明与同色衣物同洗不会。'],
		['颜色和图片一样吗？', '一样，图片是自然光拍摄的，不同屏幕会略有差别。'],
	],
	shoes: [
		['按平时的码买吗？', '是的，脚宽的话大一码。'],
		['能沾水吗？', '小雨没关系，按说明避光晾干。'],
	],
	care: [
		['敏感肌能用吗？', '请看参数表“肤质与发质”，先在手臂上试一下。'],
		['能放多久？', '参数表写明了月数，发出的至少还有一年。'],
	],
	food: [
		['生产日期是什么时候？', '都发最新到的货，日期印在包装上。'],
		['开封后怎么保存？', '按本页“储存”的说明。'],
	],
	kitchen: [
		['能放微波炉吗？', '请看参数表，写明了能不能。'],
		['是什么材质？', '请看参数表“材质”，可以接触食品。'],
	],
	play: [
		['几岁可以玩？', '请看参数表，更小的孩子请有人陪。'],
		['有配件吗？', '请在聊天里发照片，常用的都有。'],
	],
	paper: [
		['会洇墨吗？', '圆珠笔不会，克重见参数表“纸张”。'],
		['一共多少页？', '如参数表所示，不含封面。'],
	],
	credit: [
		['多久能收到？', '付款到账后兑换码立即出现在您的账号里。'],
		['国外账号能用吗？', '不能，只在参数表“适用地区”内可用。'],
	],
	media: [
		['能两台设备同时看吗？', '台数见参数表“设备数”。'],
		['会自动续费吗？', '不会，除非付款时选择。到期前会提醒您。'],
	],
	course: [
		['什么时候都可以开始吗？', '可以，每节课都能重复看。'],
		['有证书吗？', '有，最后测验后发PDF。'],
	],
	software: [
		['能装几台设备？', '台数见参数表“设备数”。'],
		['能换到新电脑吗？', '可以，先在旧电脑上退出。'],
	],
	ticket: [
		['需要打印吗？', '不用，手机出示码即可。'],
		['可以送给朋友吗？', '码没用过就可以。'],
	],
};
