import { pool } from './pool.ts';

/** Men of England, Scotland, Wales and Ireland. */
export const BRITISH_ISLES = pool(
  'Aidan, Alfie, Archie, Barnaby, Ben, Callum, Charlie, Conor, Dan, Declan, Dominic, Ed, Elliot, Ewan, ' +
    'Finlay, Fraser, Freddie, George, Graham, Harry, Harvey, Hugh, Jack, Jamie, Joe, Kieran, Kit, Lewis, Liam, ' +
    'Louis, Matt, Max, Monty, Nathan, Niall, Ollie, Oscar, Paddy, Patrick, Reece, Rory, Ross, Sam, Stuart, ' +
    'Theo, Toby, Tom, Will',
  'Ackroyd, Ainsley, Aldridge, Appleby, Ashdown, Ashworth, Aspinall, Atkin, Bainbridge, Barraclough, Bateson, ' +
    'Battersby, Beaumont, Birtwistle, Boothroyd, Bramley, Brigstock, Broadbent, Burrage, Butterfield, Carrick, ' +
    'Catterall, Chadwick, Cheetham, Clegg, Coatsworth, Colclough, Copley, Cotterill, Crabtree, Crossley, ' +
    'Cuthbert, Darbyshire, Dearden, Dewhurst, Dinsdale, Duckworth, Dunphy, Eastwood, Entwistle, Fairhurst, ' +
    'Farnworth, Featherstone, Fellows, Fothergill, Garside, Goodall, Greenhalgh, Grimshaw, Hadfield, Halliwell, ' +
    'Haworth, Heaton, Hinchliffe, Holroyd, Horsfall, Hoyle, Ibbotson, Jolley, Kershaw, Kilbride, Kirkbride, ' +
    'Langley, Lockwood, Lumsden, Makin, Marsden, Maudsley, McAvoy, McGarry, McQuillan, Midgley, Moffat, ' +
    'Mulholland, Nuttall, Ogden, Openshaw, Ormerod, Padgett, Partington, Pemberton, Pickering, Pilkington, ' +
    'Prendergast, Quigley, Redfearn, Rigby, Rimmer, Rooke, Royle, Rushworth, Sedgwick, Shuttleworth, Stainton, ' +
    'Standish, Stanworth, Sugden, Swindells, Tattersall, Thackray, Threlfall, Tindall, Tomlinson, Towers, ' +
    'Trickett, Turnbull, Unsworth, Wainwright, Walmsley, Waring, Whalley, Whitworth, Wilcock, Winstanley, ' +
    'Worsley, Wrigley, Yardley',
);

/** Men of Spain. */
export const SPAIN = pool(
  'Adrián, Aitor, Álvaro, Borja, Bruno, Carlos, César, Daniel, Diego, Eduardo, Enrique, Fernando, Fran, ' +
    'Gonzalo, Guillermo, Héctor, Hugo, Ibai, Iker, Jaime, Javier, Jorge, Luis, Lucas, Manuel, Marcos, Mario, ' +
    'Nacho, Nicolás, Óscar, Pablo, Pedro, Raúl, Rubén, Samuel, Sergio, Tomás, Toni, Unai, Vicente, Víctor, ' +
    'Xabier',
  'Arrieta, Belmonte, Beltrán, Bermejo, Blázquez, Cabezas, Camarero, Cano, Carballo, Castaño, Cebrián, ' +
    'Cervantes, Cordero, Corrales, Cuesta, Cuevas, Delgado, Echeverría, Elizondo, Escudero, Espinar, Estévez, ' +
    'Etxaniz, Fajardo, Fuentes, Galindo, Gallego, Garmendia, Garrido, Gordillo, Guijarro, Hidalgo, Huertas, ' +
    'Ibarra, Iglesias, Iturbe, Izquierdo, Jurado, Lasarte, Lizarraga, Luque, Macías, Manzano, Marín, Maroto, ' +
    'Matilla, Miranda, Montalbán, Montero, Moya, Múgica, Ojeda, Olmedo, Oñate, Ordóñez, Orozco, Palacios, ' +
    'Pardo, Paredes, Pascual, Peñalver, Pinilla, Quintana, Rebollo, Requena, Robledo, Rosales, Saavedra, ' +
    'Salcedo, Salinas, Santamaría, Segura, Serrano, Solano, Tejada, Tejero, Toledano, Urrutia, Vallejo, ' +
    'Velasco, Vergara, Villalba, Yuste, Zabaleta, Zorrilla',
);

/** Men of France. */
export const FRANCE = pool(
  'Adrien, Alexis, Antoine, Arnaud, Baptiste, Benjamin, Bruno, Clément, Corentin, Damien, Dorian, Émilien, ' +
    'Fabien, Florent, Gaëtan, Grégory, Hugo, Jérôme, Julien, Kévin, Léo, Lucas, Marc, Matthieu, Nathan, ' +
    'Nicolas, Olivier, Paul, Pierre, Quentin, Raphaël, Romain, Sylvain, Théo, Thomas, Valentin, Victor, ' +
    'Xavier, Yoann',
  'Aubry, Bailly, Barbier, Baudouin, Besson, Blanchet, Bonnard, Bouvier, Chauvin, Clavel, Colas, Collet, ' +
    'Cordier, Cottin, Coulon, Delattre, Delmas, Devaux, Drouet, Dumoulin, Duval, Estienne, Fabre, Faure, ' +
    'Ferrand, Gaillard, Gilles, Girault, Granger, Guichard, Guillot, Hamon, Hardouin, Humbert, Imbert, ' +
    'Josse, Jourdain, Lagarde, Lebrun, Leclerc, Lefort, Leroux, Lorrain, Maillard, Mallet, Marchand, ' +
    'Masson, Maurel, Mercier, Millet, Monnier, Navarre, Noiret, Pasquier, Perrin, Peyrot, Prigent, Raynaud, ' +
    'Régnier, Ribault, Rollin, Roussel, Sabatier, Sauvage, Savary, Séguin, Tardieu, Texier, Thibaud, Valette, ' +
    'Vasseur, Verdier, Vigneron, Voisin',
);

/** Men of the Netherlands. */
export const NETHERLANDS = pool(
  'Bart, Bas, Coen, Daan, Dirk, Floris, Frank, Gijs, Guus, Hidde, Jasper, Jeroen, Joost, Koen, Lars, Luuk, ' +
    'Maarten, Mees, Niels, Pim, Rens, Ruben, Sander, Stijn, Sven, Teun, Thijs, Wessel, Wouter',
  'Aarts, Bakker, Beekman, Bosman, Brinkman, Brouwer, De Graaf, De Haan, De Wit, Dekker, Dijkstra, Driessen, ' +
    'Elzinga, Groen, Haverkamp, Heijnen, Hendriks, Hoekstra, Hofman, Jansma, Kamphuis, Kuiper, Leenders, Maas, ' +
    'Meijer, Molenaar, Mulder, Noordhoek, Oosterhuis, Postma, Reinders, Rietveld, Schipper, Smeets, Smit, ' +
    'Terpstra, Timmer, Van Dam, Van den Broek, Van Leeuwen, Van Wijk, Veenstra, Verhoeven, Vermeer, Visser, ' +
    'Vos, Westerveld, Willemsen, Zijlstra, Zwart',
);

/** Men of Sweden, Finland, Norway and Denmark. */
export const NORDIC = pool(
  'Aksel, Anton, Arvid, Bjorn, Casper, Christoffer, Elias, Emil, Erik, Filip, Fredrik, Gustav, Hampus, ' +
    'Henrik, Isak, Jesper, Johan, Joonas, Kasper, Kristoffer, Lasse, Linus, Ludvig, Magnus, Markus, Niklas, ' +
    'Olli, Oskar, Petteri, Pontus, Rasmus, Robin, Sami, Samuel, Teemu, Tobias, Viktor, Ville',
  'Ahlgren, Ahola, Almqvist, Asplund, Bergdahl, Bergqvist, Björklund, Blomberg, Blomqvist, Brandvold, ' +
    'Dahlgren, Edlund, Ekberg, Engström, Fagerholm, Forsell, Fredriksen, Gundersen, Hakala, Halvorsen, Hedlund, ' +
    'Heikkinen, Hellström, Holmqvist, Huttunen, Isaksson, Jalonen, Järvinen, Kallio, Karjalainen, Kettunen, ' +
    'Kivelä, Knudsen, Korhonen, Lindqvist, Lundgren, Lundström, Malmberg, Mäkinen, Nieminen, Nordin, Norling, ' +
    'Nyberg, Nygaard, Ohlsson, Palmqvist, Pitkänen, Rantala, Rosenqvist, Saarinen, Salmela, Salonen, Sandström, ' +
    'Sjögren, Söderberg, Solberg, Strandberg, Thoresen, Toivonen, Tuominen, Viklund, Virtanen, Wallin, ' +
    'Westerlund, Östlund',
);

/** Men of Germany, Switzerland, Austria, Czechia and Slovakia. */
export const CENTRAL_EUROPE = pool(
  'Adam, Andrej, Christian, Dominik, Emil, Fabian, Felix, Gregor, Hannes, Jakub, Jan, Jonas, Kamil, Kilian, ' +
    'Leon, Lukas, Marek, Martin, Moritz, Nico, Norbert, Oliver, Ondrej, Patrik, Petr, Radek, Roman, Stefan, ' +
    'Timo, Tomas, Valentin, Vojtech',
  'Adamec, Bauer, Baumgartner, Benda, Beran, Blazek, Brunner, Cerny, Dolezal, Ebner, Egger, Frei, Gerber, ' +
    'Gruber, Haas, Hajek, Hartmann, Havel, Hlavacek, Hofer, Holub, Horak, Huber, Hudec, Janda, Jelinek, Kadlec, ' +
    'Kaiser, Keller, Klima, Kolar, Kovarik, Kratochvil, Kraus, Kubat, Kucera, Leitner, Machacek, Maly, Matejka, ' +
    'Mayr, Mazanec, Moser, Navratil, Nemec, Novotny, Pichler, Pokorny, Polak, Reiter, Riedl, Schenk, Schuster, ' +
    'Sedlak, Slavik, Soukup, Steiner, Svoboda, Tichy, Vacek, Vesely, Vlasak, Vogel, Winkler, Zeman',
);

/** Men of Russia. */
export const RUSSIA = pool(
  'Alexei, Artyom, Bogdan, Daniil, Denis, Dmitri, Egor, Evgeny, Fyodor, Gleb, Grigory, Igor, Ilya, Ivan, ' +
    'Kirill, Konstantin, Leonid, Matvei, Maxim, Nikita, Nikolai, Oleg, Pavel, Pyotr, Roman, Semyon, Sergei, ' +
    'Timofei, Vadim, Valery, Vladislav, Yaroslav, Yuri, Zakhar',
  'Abramov, Afanasyev, Antonov, Baranov, Belov, Bobrov, Bogdanov, Chernov, Ershov, Fomin, Galkin, Gavrilov, ' +
    'Golubev, Gorshkov, Grishin, Kalinin, Karpov, Kazakov, Kiselyov, Konovalov, Korolyov, Krylov, Kudryavtsev, ' +
    'Lebedev, Loginov, Lukin, Matveyev, Melnikov, Nazarov, Osipov, Panov, Polyakov, Ponomaryov, Rodionov, ' +
    'Rybakov, Savelyev, Shubin, Sidorov, Sokolov, Solovyov, Stepanov, Titov, Trofimov, Voronin, Yefimov, ' +
    'Yermakov, Zhdanov, Zimin, Zuev',
);
