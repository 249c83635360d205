-- Pairs of people who are not shown to each other, called what they are.
alter table dating_apart rename to dating_hidden_pair;
alter table dating_hidden_pair rename constraint dating_apart_because_check to dating_hidden_pair_because_check;
