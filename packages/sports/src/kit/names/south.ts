import { pool } from './pool.ts';

/** Men of Latin America. */
export const LATIN_AMERICA = pool(
  'Andrés, Ariel, Benjamín, Brayan, Camilo, Cristian, Damián, Darío, Emiliano, Esteban, Facundo, Felipe, ' +
    'Franklin, Germán, Gustavo, Hernán, Humberto, Ignacio, Ismael, Joaquín, José, Leandro, Leonel, Mateo, ' +
    'Matías, Maximiliano, Nelson, Néstor, Orlando, Osvaldo, Patricio, Rafael, Ramón, Ricardo, Santiago, ' +
    'Sebastián, Thiago, Valentín, Wilmer, Wilson, Yeison, Yoel',
  'Acevedo, Aguilera, Alarcón, Almonte, Alvarado, Ampuero, Aparicio, Arango, Araya, Arboleda, Arenas, ' +
    'Arévalo, Ávila, Balbuena, Barragán, Barrientos, Batista, Benavides, Bracho, Briceño, Burgos, Cáceres, ' +
    'Calderón, Cárdenas, Castañeda, Cedeño, Chacón, Colmenares, Cornejo, Cuello, Duarte, Escobar, Espinal, ' +
    'Feliciano, Figueroa, Fonseca, Galarza, Gallardo, Gamboa, Garzón, Godoy, Grullón, Henríquez, Hinojosa, ' +
    'Ibáñez, Inostroza, Jaramillo, Lagos, Lara, Leguizamón, Lucero, Machuca, Marcano, Medrano, Mejía, Melgar, ' +
    'Mercado, Mieses, Mondragón, Montaño, Murillo, Narváez, Nieves, Noriega, Ocampo, Olivera, Ovalle, Pacheco, ' +
    'Palomino, Paniagua, Pereyra, Pimentel, Quijada, Quiñones, Quiroga, Restrepo, Rincón, Robayo, Sepúlveda, ' +
    'Solís, Tapia, Tavárez, Toribio, Trejo, Uribe, Urdaneta, Valdivia, Vallejos, Villalobos, Villarroel, Yepes, ' +
    'Zárate, Zelaya, Zurita',
);

/** Men of the West Indies. */
export const CARIBBEAN = pool(
  'Akeem, Bevon, Carlton, Clyde, Dale, Devon, Earl, Fitzroy, Garfield, Gavin, Irvin, Jermaine, Kadeem, Kirk, ' +
    'Leroy, Marlon, Oshane, Patrick, Raheem, Sherwin, Shaquan, Tevin, Terrance, Winston',
  'Alleyne, Antoine, Archibald, Augustin, Baptiste, Blackman, Boyce, Callender, Charlery, Codrington, ' +
    'Cumberbatch, Daley, Estwick, Gittens, Goodridge, Griffith, Hoyte, Inniss, Jeremiah, Kellman, Lashley, ' +
    'Layne, Maynard, Moseley, Nedd, Ollivierre, Payne, Pilgrim, Prescod, Quashie, Rampersad, Sealy, Skeete, St. ' +
    'Hill, Thorne, Toussaint, Trotman, Wiltshire, Yearwood',
);

/** Men of Australia and New Zealand. */
export const AUSTRALASIA = pool(
  'Angus, Ashton, Beau, Brodie, Campbell, Cooper, Darcy, Dylan, Ethan, Flynn, Hamish, Harley, Jarrod, Jayden, ' +
    'Jye, Kane, Kurt, Lachlan, Lincoln, Marcus, Mitchell, Nick, Patrick, Rhys, Riley, Saxon, Shaun, Tate, Tim, ' +
    'Will, Zac',
  'Ainslie, Alderton, Ballantyne, Barwick, Beattie, Birch, Blackburn, Bonner, Brogan, Bundock, Cadogan, ' +
    'Carrigan, Cavanagh, Chesterman, Considine, Corrigan, Crowley, Dempster, Devereux, Donohue, Dowling, ' +
    'Drummond, Dunstan, Egan, Fairbairn, Farrelly, Fenwick, Fitzgibbon, Flannery, Forrester, Gallagher, Geary, ' +
    'Gillard, Godfrey, Grieve, Hanrahan, Hartigan, Hennessy, Heywood, Hogarth, Hutchings, Kavanagh, Kilpatrick, ' +
    'Lawler, Leary, Leeson, Lonergan, Mackay, Maloney, McAlpine, McInnes, McKellar, McMahon, McPhee, Meagher, ' +
    "Milligan, Molloy, Mulcahy, Neilson, O'Dwyer, O'Hara, Pascoe, Penhale, Quilty, Rafferty, Redpath, Rennie, " +
    'Rowe, Ryland, Scanlan, Shadbolt, Sheehan, Slattery, Stapleton, Tamatea, Tierney, Treloar, Tuckwell, ' +
    'Vidler, Whelan, Wilkie, Yeomans',
);

/** Men of South Africa and Namibia. */
export const SOUTHERN_AFRICA = pool(
  'Andries, Bernard, Christiaan, Corne, Dawid, Deon, Ewald, Francois, Gerhard, Hendrik, Jaco, Johannes, ' +
    'Kobus, Lungelo, Marius, Mthunzi, Nico, Ockert, Petrus, Pieter, Riaan, Ruan, Sipho, Stephan, Tertius, ' +
    'Thabo, Vusi, Wian, Zander',
  'Badenhorst, Basson, Bezuidenhout, Botes, Botha, Brink, Carstens, Coetsee, Conradie, De Beer, Dlamini, Du ' +
    'Preez, Du Toit, Engelbrecht, Esterhuizen, Fourie, Geldenhuys, Greyling, Grobler, Groenewald, Hattingh, ' +
    'Jordaan, Joubert, Khumalo, Kruger, Le Roux, Liebenberg, Lombard, Louw, Mabuza, Marais, Mkhize, Mokoena, ' +
    'Mthembu, Naude, Ndlovu, Nel, Nkosi, Oosthuizen, Pienaar, Potgieter, Rademeyer, Schoeman, Sithole, Snyman, ' +
    'Steenkamp, Swanepoel, Theron, Van Heerden, Van Niekerk, Van Rensburg, Van Staden, Van Wyk, Venter, ' +
    'Viljoen, Vorster, Wessels, Zulu, Zwane',
);

/** Men of Zimbabwe. */
export const ZIMBABWE = pool(
  'Anesu, Brighton, Clive, Dion, Farai, Garikai, Kudzai, Lovemore, Munashe, Ngoni, Prosper, Simbarashe, ' +
    'Tafadzwa, Tinashe',
  'Chikowore, Chirwa, Chitando, Dube, Gumbo, Hungwe, Kaseke, Makoni, Mapfumo, Marange, Masuku, Matambo, ' +
    'Mhlanga, Moyo, Mudzingwa, Mugari, Mutasa, Mutizwa, Ncube, Ngwenya, Nyathi, Nyoni, Shumba, Tembo, Zinyama, ' +
    'Zvobgo',
);
