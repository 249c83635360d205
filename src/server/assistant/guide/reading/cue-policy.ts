import { type Cue, readCue, SEARCH_CUES } from '#server/listings/reading/public.ts'

/** What questions are told apart by, in English, Amharic and Amharic in Latin letters. */
export const CUES = {
  ...SEARCH_CUES,
  greeting: readCue(
    'hi, hello, hey, help, help me, what can you do, what do you do, who are you, what are you, what is this, what is this site, how are you, how is it going, are you a robot, are you a bot, are you human, who made you, ምን ማድረግ ትችላለህ, ምን ማድረግ ትችላለሽ, ምን ማድረግ ይችላሉ, ምን ታደርጋለህ, ማን ነህ, ማን ነሽ, ማን ነዎት, ስምህ ማን ነው, ስምሽ ማን ነው, ስምዎ ማን ነው, እርዳኝ, እርዱኝ, ይርዱኝ, selam, salam, dehna, good morning, good evening, thanks, thank you, ameseginalehu, ሰላም, ጤና ይስጥልኝ, ጤናይስጥልኝ, እንደምን, አመሰግናለሁ, እንዴት ነህ, እንዴት ነሽ, እንዴት ነዎት, thx, ty, many thanks, bye, goodbye, good night, okay, ok, እናመሰግናለን, አመሰግናለው, ደህና ሁኑ, ደህና ሁን, ደህና ሁኚ, ደህና ይሁኑ, ቻው, እሺ, የቐንየለይ, ከመይ, ከመይ ኣለኻ, ከመይ ኣለኺ, ከመይ ኣለኹም, kemey, yekenyeley, amesegnalehu, ameseginalew',
  ),
  find_out: readCue(
    'where can i find, where can i buy, where can i get, where do i find, where is there, የት አገኛ*, የት ይገኛ*, የት አለ, የት አሉ',
  ),
  how: readCue(
    'endet, how do, how can, how to, how does, how long, how many, how often, how soon, how should, how is, why, what happens, what does, what do, what should, can i, may i, do i, does my, is it, is my, is posting, where do, where are my, where is my, who can, who reads, who sees, should i, when does, when do, how much does it cost to, explain, እንዴት, ለምን, ምን ማድረግ, ምን ላድርግ, ይቻላል, እችላለሁ, እችላለው, ስንት, ምን ያህል, ምን ይሆና*, ማን, indet, endet, lemin',
  ),
  whatIs: readCue('what is, what are, who can'),
  app: readCue(
    'account, password, passkey, login, log in, sign in, sign up, sign out, register, my ad, my ads, an ad, my listing, my listings, my post, ad, ads, advert, profile, message, messages, inbox, notification, notifications, email, emails, photos, photo, pictures, favorite, favorites, favourites, saved search, saved searches, block, mute, install, offline, dark mode, language, settings, delete, renew, draft, drafts, review, expired, expire, read receipts, my data, phone number visible, visible to everyone, without internet, night mode, my ad disappeared, ያለ ኢንተርኔት, ልጫነው, መጫን, privacy, two step, 2fa, unsubscribe, waitlist, quiet hours, recovery code, device, devices, dawn clock, keyboard, kilometers, kilometres, logged out, መለያ*, የይለፍ, ማስታወቂያ, ማስታወቂያዬ*, መልእክት, መልዕክት, ፎቶ, ማሳወቂያ*, መገለጫ*, መተግበሪያ*, ማደስ, ማሳደስ, ላድስ, ማጥፋት, መሰረዝ, ማገድ, ሪፖርት, ጥቆማ, ግላዊነት, ቋንቋ, ረቂቅ, ቅንብር, ኢሜይል, akawnt, metewekia, mastaweqia, mastawekia',
  ),
  safety: readCue(
    'scam, scams, scammer, scammed, fraud, fake, is it safe, stay safe, safety, safely, gift card, gift cards, western union, wire money, wire transfer, send money, sent money, pay before, paying before, deposit before, upfront, suspicious, hacked, stolen, in danger, threatens, threatened, threatening, text me a code, code they, verification code, harass*, ማጭበርበር, አጭበር*, ተጭበር*, ሊያጭበ*, ደኅንነት, ደህንነት, ማስያዣ, ቀብድ, ገንዘብ ላክ, ገንዘብ እንድልክ, አደጋ, ተጠል*, ሐሰተኛ, ያስፈራራ*, scamer, machberber',
  ),
  /** Somebody may be hurt: before all else the answer names who helps. */
  danger: readCue(
    'kill myself, killing myself, end my life, want to die, hurt myself, suicide, suicidal, kill me, beats me, hits me, beat me, hit me, raped, robbed, ራሴን ማጥፋት, ራሴን ላጠፋ, ራሴን አጠፋ*, ራስን ማጥፋት, መሞት እፈል*, ይመታኛል, ትመታኛለች, ይደበድበኛል, ሊገድለኝ, ተዘረፍኩ, ዘረፉኝ',
  ),
  groups: readCue(
    'group, groups, club, clubs, community, communities, meetup, meetups, association, ቡድን, ቡድኖች, ማኅበር, ማህበር, ማኅበራት, ክበብ, budin, buden, mahber, ጉጅለ, ጉጅለታት, ማሕበር',
  ),
  events: readCue(
    'event, events, concert, concerts, party, festival, festivals, celebration, celebrations, happening, whats on, going on, calendar of events, ዝግጅት, ዝግጅቶች, ኮንሰርት, በዓል አከባበር, ድግስ, ፌስቲቫል, ምን አለ ቅዳሜ, zigijit, konsert',
  ),
  saving: readCue(
    'save this search, save the search, save a search, save search, save that search, save it, save this, notify me, alert me, tell me when, let me know when, email me when, keep me posted, ፍለጋውን አስቀምጥ*, ፍለጋውን ያስቀምጡ*, ይህን ፍለጋ ያስቀምጡ, ፍለጋ አስቀምጥ*, ፍለጋዬን አስቀምጥ*, አሳውቀኝ, አሳውቁኝ, አሳውቂኝ, ንገረኝ, asawkegn, asawqegn',
  ),
  drafting: readCue(
    'i want to sell, want to sell, i sell, i am selling, im selling, we are selling, selling my, sell my, like to sell, help me sell, trying to sell, i am renting out, im renting out, renting out my, i am giving away, im giving away, giving away my, post my, post an ad, post ad, place an ad, put up an ad, advertise a, advertise an, an ad for my, i have a room, i have a house, i have an apartment, rent out, post a, post an, advertise my, list my, i offer, i am offering, give away, i want to post, i want to rent out, create a listing, create an ad, draft a, draft an, write an ad, መሸጥ እፈል*, መሸጥ ፈል*, ልሸጥ, ልሽጥ, እሸጣለሁ, እየሸጥኩ, የምሸጠ*, ማከራየት, ማከራየት እፈል*, የማከራየ*, ላከራይ, ማስታወቂያ ላውጣ, ማስታወቂያ አውጣ*, ማስታወቂያ አውጪ*, ማስታወቂያ ልለጥፍ, ማስታወቂያ አዘጋጅ*, ማስታወቂያ ጻፍ*, ማስታወቂያ ማውጣት እፈል*, meshet efel*, makerayet efel*, lishet, lakeray',
  ),
  selling: readCue(
    'where can i sell, where do i sell, where can i rent out, where should i sell, can i sell my, how do i sell my, how can i sell my, how to sell my, how do i rent out my',
  ),
  ownService: readCue('i offer, i am offering, im offering, we offer'),
  owning: readCue('i have, ive got, i got, we have, አለኝ, አለን, alegn'),
  forOthers: readCue('for sale, to sell, to give away, to rent out, for rent, ለሽያጭ, የምሸጠው, የማከራየው'),
  converting: readCue(
    'convert, converted, conversion, in ethiopian calendar, ethiopian calendar, ethiopian date, in gregorian, gregorian, gregorian calendar, to ethiopian, what date, which date, what day, what year, which year, todays date, what is today, date today, በኢትዮጵያ አቆጣጠር, በኢትዮጵያ ቀን, በፈረንጅ, በጎርጎርዮስ, በኢትዮጵያ ስንት, ዓመተ ምሕረት ስንት, ስንት ዓመተ ምሕረት, ቀን ቀይር*, ቀኑ ስንት, ዛሬ ቀኑ, ዛሬ ስንት, ቀይርልኝ',
  ),
  when: readCue(
    'when, when is, when was, what day, which day, date of, day is, መቼ, መች, ምን ቀን, ስንት ቀን, meche, mech, መዓስ',
  ),
  legalAdvice: readCue(
    'asylum, green card, visa, deport*, immigration status, work permit, citizenship, h1b, tps, sue, lawsuit, custody, divorce, illegal to, አሳይለም, ጥገኝነት, ግሪን ካርድ, ቪዛ, ክስ, ፍቺ',
  ),
  medicalAdvice: readCue(
    'dosage, medicine, medication, diagnose, diagnosis, symptom, symptoms, chest pain, fever, headache, pregnant, pills, antibiotics, rash, vomiting, coughing, መድኃኒት, መድሃኒት, ሕመም, ህመም, ያመኛል, ያመኝ*, ያመዋል, ያማታል, ትኩሳት, ሳል አለ*, ራስ ምታት, ሕመምተኛ',
  ),
  professional: readCue(
    'lawyer, attorney, doctor, clinic, nurse, therapist, service, services, ጠበቃ, ሐኪም, ዶክተር, አገልግሎት, job, jobs, ሥራ',
  ),
  people: readCue(
    'who is, phone number of, address of, home address, where does, where is he, where is she, find a person, find a man, find a woman, find my ex, ስልክ ቁጥር ስጠኝ, ስልኳን, ስልኩን, የት ይኖራል, የት ትኖራለች, phone number for, contact of, find my friend, find my brother, find my sister, find my cousin, find my mother, find my father, find my uncle, find my family, looking for my friend, looking for my brother, looking for my sister, looking for my cousin, looking for my family, looking for a person, ወንድሜን, እኅቴን, እህቴን, ጓደኛዬን, ዘመዴን, ዘመዶቼን, ሰው ፈልግ*, ሰው አፈላልግ*',
  ),
  /** Of one's own profile there, rather than of somebody to meet. */
  ownDating: readCue(
    'dating profile, on dating, in dating, dating photos, dating name, dating page, incognito, የመተዋወቅ መገለጫ, መተዋወቅ ላይ, የፍቅር ጓደኛ መገለጫ, የፍቅር ጓደኛ ገጽ',
  ),
  /** What language the app itself speaks. */
  languageSetting: readCue(
    'change the language, change language, change my language, switch language, switch the language, switch to amharic, switch to english, switch to tigrinya, switch to oromo, language to, app in english, app in amharic, app in tigrinya, site in english, site in amharic, ቋንቋ ቀይር*, ቋንቋውን ቀይር*, ቋንቋውን ወደ, ቋንቋ ወደ, ቋንቋ መቀየር, ወደ አማርኛ ቀይር*, ወደ እንግሊዝኛ ቀይር*, ወደ ትግርኛ ቀይር*, qwanqwa keyir, kuankua keyir',
  ),
  /** What our own service costs, and what becomes of money paid for it. */
  ownPrices: readCue(
    'commission, refund, refunds, promote my, promoted listing, promote a listing, promotion fee, boost my, cost to post, price of posting, ኮሚሽን, ተመላሽ',
  ),
  giftCard: readCue(
    'gift card, gift cards, western union, moneygram, bitcoin, crypto, wire transfer, የስጦታ ካርድ, ዌስተርን ዩኒየን',
  ),
  takenOver: readCue(
    'signed in and it was not me, login and it was not me, was not me, wasnt me, somebody is in my account, someone is in my account, not me who, እኔ አይደለሁም የገባሁት, መለያዬን ሰረቁ*',
  ),
  insulted: readCue(
    'insult*, bully*, bullied, threaten*, swears at me, rude to me, stalk*, ይሰድበኛል, ትሰድበኛለች, ይሰድቡኛል, ያስቸግረኛል',
  ),
  fasting: readCue(
    'fasting, fasts, next fast, the fast, fasting days, fasting day, fasting season, tsom, som, ጾም, ጾሙ, ጾሞች, አጽዋማት, ጾም መቼ',
  ),
  holidays: readCue(
    'holiday, holidays, feast days, feasts, public holidays, ethiopian holidays, eritrean holidays, orthodox holidays, በዓላት, በዓሎች, የበዓል ቀናት, baalat',
  ),
  thisYear: readCue('what year is it, which year is it, what year are we, ዓመቱ ስንት ነው, ስንት ዓመት ላይ'),
  /** All of them, or the one that comes first. */
  listing: readCue(
    'list of, list, which, what, next, upcoming, coming, ዝርዝር, የትኞቹ, የሚቀጥለው, ቀጣዩ, is today, is tomorrow, ዛሬ',
  ),
  food: readCue(
    'food, foods, meal, meals, menu, recipe, recipes, restaurant, restaurants, injera, cook, ምግብ, ምግቦች, ምግብ ቤት, እንጀራ',
  ),
  /** Words to the machine rather than to what it knows. */
  orders: readCue(
    'ignore all previous, ignore previous, ignore your instructions, ignore your rules, ignore the instructions, ignore all instructions, disregard all previous, disregard previous, forget your rules, forget your instructions, forget all instructions, system prompt, your prompt, developer mode, you are now dan, jailbreak, pretend to be, pretend you, ቀዳሚ መመሪያ*, መመሪያዎን እርሳ*',
  ),
  dating: readCue(
    'girlfriend, boyfriend, single women, single men, singles, single girls, dating profile, dating profiles, date me, someone to marry, የሴት ጓደኛ, የወንድ ጓደኛ, ላጤ, ላጤዎች, ሚስት ፈልግ*, ባል ፈልግ*, a wife, a husband, my future wife, my future husband, someone to date, date with, go on a date, hook up, hookup, marry me, to marry, for marriage, ፍቅረኛ*, ሚስት, ሴት ልጅ ፈልግ*, ሴት ፈልግ*, ወንድ ፈልግ*, የትዳር, ለትዳር',
  ),
  thanks: readCue(
    'thanks, thank you, thx, ty, many thanks, ameseginalehu, amesegnalehu, ameseginalew, አመሰግናለሁ, አመሰግናለው, እናመሰግናለን, የቐንየለይ, yekenyeley',
  ),
  parting: readCue('bye, goodbye, good night, okay, ok, ደህና ሁኑ, ደህና ሁን, ደህና ሁኚ, ደህና ይሁኑ, ቻው, እሺ'),
  /** Somebody's number, unless it is their own. */
  number: readCue('phone number, telephone number, ስልክ ቁጥር, silk kutir'),
  mine: readCue('my, mine, our, ቁጥሬ, ቁጥሬን, የእኔ'),
  reporting: readCue(
    'report a, report an, report the, report this, report that, report him, report her, report them, report scam, report scams, report fraud, report someone, report somebody, report fake, report spam, report abuse, ሪፖርት ላድርግ, ሪፖርት ማድረግ, ሪፖርት አደር*, ጥቆማ መስጠት, ጥቆማ ልስጥ, ልጠቁም, መጠቆም, እጠቁማ*',
  ),
  /** What the terms leave no room for. */
  forbidden: readCue(
    'gun, guns, pistol, pistols, rifle, rifles, firearm, firearms, weapon, weapons, ammo, ammunition, bullets, grenade, cocaine, heroin, fentanyl, crack cocaine, crystal meth, meth, ecstasy, mdma, lsd, weed, marijuana, cannabis, hashish, opium, drugs, narcotics, khat, fake passport, fake passports, fake id, fake ids, fake visa, fake documents, false papers, counterfeit money, sponsor letter, human kidney, kidney for sale, ሽጉጥ, ጠመንጃ, ጠብመንጃ, መሣሪያ ጥይት, ጥይት, ቦምብ, ኮኬይን, ኮኬን, ሄሮይን, ሐሺሽ, ሀሺሽ, ማሪዋና, ካናቢስ, አደንዛዥ*, ዕፅ, ጫት, ሐሰተኛ ፓስፖርት, የውሸት ፓስፖርት, shigut, chat leaves',
  ),
  harmless: readCue(
    'glue gun, nail gun, heat gun, spray gun, massage gun, water gun, toy gun, weed killer, weed whacker, weed removal, weed control, drug test, drug store',
  ),
  rude: readCue(
    'fuck*, motherfuck*, hate you, hate this, idiot, idiots, moron, shut up, kill you, go to hell, damn you, shit, shitty, bullshit, bitch, bitches, asshole, assholes, bastard, bastards, dick, dickhead, cunt, pussy, whore, whores, slut, sluts, faggot, nigger, nigga, wanker, stupid bot, porn*, sex, nudes, nude, escort, escorts, prostitute*, sharmuta, shermuta, dedeb, balege, yebala, ሸርሙጣ*, ሻርሙጣ*, ደደብ*, ባለጌ*, ብዳ*, ልብዳ*, እምስ*, ቁላህ*, ቂጥህ*, ዲቃላ*, ጀዝባ*, ሴተኛ አዳሪ, የወሲብ, ወሲብ*',
  ),
  more: readCue(
    'show more, see more, more, more please, next, next page, others, other ones, the others, any others, any more, anything else, what else, something else, ሌላ አለ, ሌላስ አለ, ሌላ, ሌላስ, ሌሎች, ሌሎችን, ሌሎችስ, ተጨማሪ, ተጨማሪ አሳየኝ, ተጨማሪ ያሳዩኝ, ተጨማሪ አሳዩኝ, አሳየኝ, አሳዩኝ, አሳይ, ቀጣይ, ቀጥል, ካልእ, lela ale, lela, techemari',
  ),
  /** What follows changes one thing of what was asked before. */
  changing: readCue(
    'instead, actually, rather, what about, how about, only, ones, else, ይልቅ, በምትኩ, ምትክ, ደግሞስ, ብቻ, ያላቸውን, አይደለም',
  ),
  narrowing: readCue('only, ones, for, with, without, but, ብቻ, ያላቸው, ያላቸውን, ያለው, ካላቸው'),
  replacing: readCue(
    'no, nope, instead, actually, rather, what about, how about, አይ, አይደለም, ይልቅ, በምትኩ, ምትክ, ደግሞስ',
  ),
} as const satisfies Record<string, Cue>
