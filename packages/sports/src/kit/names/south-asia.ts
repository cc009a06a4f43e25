import { pool } from './pool.ts';

/** Men of India. */
export const INDIA = pool(
  'Abhinav, Aditya, Akash, Bharat, Chetan, Chirag, Dev, Dhruv, Gaurav, Girish, Harsh, Hemant, Ishwar, Jatin, ' +
    'Jayant, Karan, Kunal, Lalit, Lokesh, Madhav, Manish, Mohit, Naveen, Nikhil, Nitin, Omkar, Parth, Pranav, ' +
    'Prashant, Rajat, Rohan, Sahil, Sandeep, Siddharth, Tanmay, Tejas, Uday, Utkarsh, Varun, Vikas, Vivek, Yash',
  'Acharya, Agnihotri, Ahuja, Apte, Awasthi, Bakshi, Balakrishnan, Banerjee, Barua, Bhalla, Bhardwaj, ' +
    'Bhatnagar, Bhosale, Chatterjee, Chaturvedi, Chaudhary, Dalal, Dasgupta, Deshmukh, Dixit, Dutta, Ghosh, ' +
    'Goel, Gokhale, Grover, Hegde, Inamdar, Jha, Joshi, Kadam, Kamath, Kapadia, Kaushik, Kelkar, Khanna, ' +
    'Khosla, Kulkarni, Limaye, Mahajan, Malhotra, Mathur, Mehra, Mehta, Menon, Mittal, Mohanty, Mukherjee, ' +
    'Nadkarni, Naidu, Nambiar, Nanda, Oberoi, Padmanabhan, Parekh, Parmar, Patil, Phadke, Pillai, Prabhu, ' +
    'Purohit, Rajan, Rane, Rastogi, Rawat, Sabharwal, Saxena, Sengupta, Shetty, Shinde, Shukla, Sinha, ' +
    'Srivastava, Subramaniam, Swamy, Talwar, Tandon, Thapar, Trivedi, Tyagi, Upadhyay, Vaidya, Venkatesan, ' +
    'Vora, Wagle',
);

/** Men of Pakistan. */
export const PAKISTAN = pool(
  'Adnan, Ahsan, Asad, Bilal, Danish, Ehsan, Faisal, Farhan, Fawad, Ghulam, Haider, Hamza, Hasan, Irfan, ' +
    'Junaid, Kamran, Kashif, Luqman, Mansoor, Moin, Nadeem, Noman, Omair, Qasim, Rashid, Rizwan, Saad, Salman, ' +
    'Tahir, Talha, Tariq, Umair, Usman, Waleed, Waqas, Yasir, Zafar, Zeeshan',
  'Abbasi, Afzal, Akbar, Anjum, Ansari, Arshad, Aslam, Awan, Baig, Bajwa, Bhatti, Bukhari, Cheema, Durrani, ' +
    'Ghauri, Gilani, Gondal, Hashmi, Iqbal, Jamil, Janjua, Javed, Kazmi, Khalid, Khattak, Khokhar, Lodhi, ' +
    'Mahmood, Mirza, Mughal, Munir, Naqvi, Niazi, Paracha, Qadri, Qureshi, Rajput, Rana, Raza, Rizvi, Saeed, ' +
    'Satti, Sheikh, Siddiqui, Soomro, Tanveer, Tiwana, Usmani, Virk, Warraich, Yaqoob, Zaidi',
);

/** Men of Sri Lanka. */
export const SRI_LANKA = pool(
  'Anura, Asela, Buddhika, Chamika, Dilan, Eshan, Gayan, Harsha, Isuru, Janith, Kasun, Kavindu, Lahiru, ' +
    'Lakshan, Mahesh, Malith, Nimesh, Nuwan, Oshan, Pasindu, Prabath, Ravindu, Roshan, Sachith, Sanjeewa, ' +
    'Supun, Tharindu, Thilina, Udara, Viraj, Yasas',
  'Abeysinghe, Amarasekara, Amarasinghe, Bandara, Dassanayake, Dharmasena, Ekanayake, Fonseka, Gamage, ' +
    'Gunasekara, Gunawardena, Hettiarachchi, Jayakody, Jayasinghe, Jayaweera, Karunanayake, Kodikara, ' +
    'Kulatunga, Lokuge, Munasinghe, Nanayakkara, Peiris, Premaratne, Ranasinghe, Ratnayake, Rupasinghe, ' +
    'Samarakoon, Senanayake, Seneviratne, Siriwardena, Tennakoon, Udawatte, Vitharana, Weerakkody, Weerasinghe, ' +
    'Wickramaratne, Wijeratne, Wijesinghe, Yapa',
);

/** Men of Bangladesh. */
export const BANGLADESH = pool(
  'Abir, Anik, Arif, Emon, Habib, Imtiaz, Jahid, Kamal, Mahbub, Mehrab, Parvez, Rafiqul, Rakib, Sabbir, ' +
    'Shahriar, Sohel, Tanvir, Tareq, Zahid, Zubair',
  'Alam, Amin, Azad, Bhuiyan, Biswas, Chowdhury, Faruk, Ferdous, Haque, Howlader, Jalil, Kabir, Karim, ' +
    'Khandaker, Latif, Majumder, Mamun, Molla, Mondal, Morshed, Mridha, Munshi, Patwary, Quader, Rabbani, Roy, ' +
    'Shikder, Talukder, Tarafder, Uddin, Zaman',
);

/** Men of Afghanistan. */
export const AFGHANISTAN = pool(
  'Ajmal, Amanullah, Bahir, Darwish, Ehsanullah, Farid, Gulab, Hamid, Javid, Karim, Mirwais, Nasir, Omid, ' +
    'Qais, Rahim, Samim, Sharafat, Tamim, Wafi, Yama, Zahir',
  'Achakzai, Ahmadi, Ahmadzai, Alokozai, Amiri, Andar, Azimi, Barakzai, Daulatzai, Ghafari, Habibi, Hotak, ' +
    'Ibrahimi, Jalali, Kakar, Karimi, Mangal, Mohmand, Noorzai, Popal, Rahimi, Sahak, Sherzad, Stanikzai, ' +
    'Tarakhil, Wardak, Yousafzai, Zurmati',
);

/** Men of Nepal. */
export const NEPAL = pool(
  'Aarav, Anil, Bibek, Bikash, Dinesh, Dipesh, Gyan, Hari, Ishwor, Kiran, Manoj, Nabin, Prakash, Pratik, ' +
    'Rajesh, Ramesh, Sagar, Sunil, Tek, Umesh, Yogesh',
  'Adhikari, Basnet, Bhandari, Bhattarai, Bista, Budhathoki, Chhetri, Dahal, Devkota, Gautam, Ghimire, ' +
    'Gurung, Karki, Khadka, Koirala, Lama, Lamsal, Magar, Maharjan, Panta, Pokharel, Pradhan, Rijal, Sapkota, ' +
    'Shrestha, Subedi, Tamang, Thapa, Timilsina',
);
