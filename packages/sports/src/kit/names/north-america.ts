import { pool } from './pool.ts';

const SURNAMES =
  'Abernathy, Ackerman, Albright, Alford, Ames, Ansley, Arrington, Atwater, Averett, Baldwin, Ballard, Banks, ' +
  'Bannister, Barber, Bardwell, Barnett, Bassett, Battle, Beasley, Beckett, Belcher, Benton, Billings, ' +
  'Blackwell, Blaine, Blanton, Bolden, Bolling, Boone, Bowden, Brandt, Braxton, Brewster, Broadus, Bronson, ' +
  'Broussard, Buckner, Bullock, Burdette, Burgess, Burkhart, Burris, Byers, Cagle, Callahan, Calloway, ' +
  'Cannady, Cantrell, Carmichael, Carver, Castleberry, Caudill, Chandler, Chatman, Childress, Claiborne, ' +
  'Coffey, Colbert, Coley, Conway, Copeland, Crenshaw, Crocker, Dabney, Danforth, Daugherty, Deaton, Denham, ' +
  'Dillard, Dobbins, Donnelly, Dorsey, Dowdell, Draper, Dressler, Dudley, Dunlap, Durham, Easley, Eastman, ' +
  'Eckert, Edmonds, Ellington, Embry, Epps, Eskridge, Ewell, Fairchild, Farmer, Farrow, Faulkner, Felder, ' +
  'Fenton, Fitch, Fleming, Flowers, Forsythe, Foxworth, Freeland, Fulton, Gaines, Galloway, Garner, Garrison, ' +
  'Gentry, Gifford, Gilliam, Gladden, Glover, Goddard, Goodwin, Gresham, Grimes, Guidry, Hairston, Haley, ' +
  'Halstead, Hammond, Hampton, Hancock, Hargrove, Harmon, Hatcher, Hathaway, Hawthorne, Hensley, Herndon, ' +
  'Hickman, Hightower, Hinton, Hobbs, Hodge, Holbrook, Hollis, Holloway, Hopper, Hubbard, Huckaby, Huffman, ' +
  'Jarvis, Jessup, Jernigan, Kearney, Kendrick, Kessler, Kimball, Kincaid, Kirkland, Knox, Kramer, Lacey, ' +
  'Lassiter, Ledbetter, Leland, Lockhart, Lomax, Lovett, Lyles, Mabry, Maddox, Magee, Mallory, Mangum, ' +
  'Marlow, Massey, Mathis, McAllister, McBride, McCabe, McClendon, McCray, McElroy, McKinley, McKnight, ' +
  'McRae, Meadows, Mercer, Merritt, Middlebrook, Milburn, Minter, Mosley, Nance, Nesbitt, Newsome, Noland, ' +
  'Norwood, Oakes, Oglesby, Osborne, Overstreet, Paxton, Peebles, Pendleton, Pettway, Pickens, Pinkney, ' +
  'Pittman, Poindexter, Pollard, Prater, Presley, Prewitt, Pruitt, Purnell, Quarles, Rainey, Ransom, ' +
  'Rawlings, Redmond, Reeves, Renfro, Rhodes, Roark, Rollins, Rucker, Rushing, Rutledge, Sadler, Satterfield, ' +
  'Sawyer, Scroggins, Sessions, Shackelford, Shelby, Sherrod, Shipley, Sizemore, Slaughter, Snead, Spaulding, ' +
  'Speight, Stallworth, Stanfield, Starks, Stoddard, Stovall, Strickland, Stubbs, Sturgis, Summers, Swain, ' +
  'Tabor, Talbert, Talley, Tilford, Tillery, Tolbert, Tolliver, Townsend, Treadwell, Trotter, Tubbs, Tuttle, ' +
  'Underwood, Upchurch, Upshaw, Valentine, Vance, Vickers, Waldrop, Wardlaw, Washburn, Wayland, Weathers, ' +
  'Weldon, Wentworth, Whitaker, Whitfield, Wicker, Wilkes, Wingate, Winslow, Witherspoon, Womack, Woodard, ' +
  'Woodruff, Wooten, Worthington, Yancey, Yarbrough, Zeigler';

const GIVEN =
  'Aaron, Adrian, Andre, Austin, Avery, Blake, Brandon, Brett, Bryce, Caleb, Cameron, Carson, Cody, Cole, ' +
  'Corey, Damon, Dante, Darius, Derek, Devin, Drew, Eli, Elijah, Emmett, Eric, Evan, Gavin, Grady, Grant, ' +
  'Garrett, Hayden, Hunter, Harrison, Isaac, Isaiah, Ian, Jace, Jamal, Jared, Jermaine, Joel, Jonah, Julian, ' +
  'Kendall, Keith, Kyle, Keenan, Lamont, Landon, Logan, Lucas, Malik, Marcus, Mason, Micah, Miles, Nate, ' +
  'Noah, Nolan, Omar, Owen, Parker, Peyton, Preston, Quincy, Quinton, Rashad, Reggie, Reid, Riley, Ryan, ' +
  'Sean, Seth, Shane, Spencer, Tanner, Terrell, Travis, Trent, Trevor, Tyler, Victor, Vince, Wade, Wesley, ' +
  'Wyatt, Zach, Zane';

/** Men of the United States and of English Canada. */
export const NORTH_AMERICA = pool(GIVEN, SURNAMES);

/** More of them, by other surnames: for sides that need more men than the others. */
export const MORE_NORTH_AMERICA = pool(
  GIVEN,
  'Abernethy, Addington, Alderman, Applewhite, Ashcraft, Atherton, Baldridge, Barksdale, Barlowe, Beckwith, ' +
    'Bellamy, Birdsong, Birdwell, Bloomfield, Boatwright, Bonham, Bosworth, Bowdoin, Brackett, Bramwell, ' +
    'Branham, Breckenridge, Burleson, Cantwell, Carlisle, Carmody, Cartwright, Chamberlin, Cheatham, ' +
    'Clayborne, Claypool, Cobham, Colquitt, Cottrell, Creighton, Culpepper, Cutshaw, Delaney, Devereaux, ' +
    'Dewberry, Dinsmore, Dorsett, Drayton, Dunaway, Edgerton, Ellerbee, Ellsworth, Everhart, Fairbanks, ' +
    'Fairley, Farnsworth, Fitzhugh, Gaithers, Galbraith, Gillespie, Goforth, Grantham, Greenlee, Hargrave, ' +
    'Haverty, Hazelton, Hollister, Hollowell, Ingersoll, Isbell, Kimbrough, Kingsbury, Larrabee, Lattimore, ' +
    'Leatherwood, Lipscomb, Lockridge, Loomis, Lyndon, Mayhew, Merriweather, Millsap, Newcomb, Northcutt, ' +
    'Ottley, Penniman, Pettigrew, Pinckney, Ravenel, Redfern, Sandifer, Seabrook, Stillwell, Swafford, ' +
    'Tarkington, Teasdale, Thackeray, Thornhill, Tidwell, Trimble, Tunstall, Vandiver, Vardaman, Varnell, ' +
    'Wadsworth, Wakefield, Waverly, Weatherby, Westbrook, Wharton, Whitcomb, Whitlow, Winchell',
);

/** Women of the same. */
export const NORTH_AMERICAN_WOMEN = pool(
  'Aaliyah, Alexis, Amber, Bria, Brooke, Camille, Chloe, Courtney, Dana, Danielle, Destiny, Ebony, Erica, ' +
    'Gabrielle, Grace, Haley, Hannah, Imani, Ivy, Jada, Jasmine, Joy, Kayla, Kelsey, Kiara, Lauren, Lexi, ' +
    'Lindsey, Maya, Megan, Monique, Natalie, Nia, Olivia, Paige, Paris, Rachel, Raven, Renee, Shannon, Sierra, ' +
    'Sydney, Tamara, Taylor, Tiana, Vanessa, Veronica, Whitney, Zoe',
  SURNAMES,
);

/** Men of French Canada. */
export const FRENCH_CANADA = pool(
  'Alexandre, Antoine, Bastien, Benoît, Cédric, Clément, Damien, Denis, Édouard, Étienne, Florian, Frédéric, ' +
    'Gaël, Guillaume, Henri, Hugues, Jérémy, Julien, Laurent, Loïc, Mathieu, Maxime, Nicolas, Noël, Olivier, ' +
    'Pascal, Philippe, Quentin, Rémi, Romain, Sébastien, Simon, Thibault, Tristan, Vincent, Yann, Yves',
  'Archambault, Aubin, Beaudoin, Beaulieu, Bélanger, Bellerive, Benoist, Berthelot, Bissonnette, Blanchard, ' +
    'Boisvert, Boulanger, Bourgeois, Caron, Carpentier, Charbonneau, Charpentier, Chevalier, Cloutier, Cormier, ' +
    'Cousineau, Daigneault, Delacroix, Delorme, Desjardins, Desrosiers, Dubreuil, Duchesne, Dufresne, Dupuis, ' +
    'Faucher, Fontaine, Fournier, Gagnon, Garnier, Grenier, Hamelin, Hébert, Jacquemin, Labelle, Lachance, ' +
    'Lacombe, Laliberté, Lamoureux, Langevin, Lapointe, Larivière, Lavigne, Lavoie, Leblanc, Lefebvre, Lejeune, ' +
    'Létourneau, Marceau, Ménard, Meunier, Michaud, Morel, Morin, Paquette, Parenteau, Pelletier, Perrault, ' +
    'Picard, Poirier, Poulin, Prévost, Renaud, Rivard, Rousseau, Simard, Tessier, Thériault, Tremblay, ' +
    'Vaillancourt, Verreault',
);
